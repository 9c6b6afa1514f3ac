import { Download, FileText } from 'lucide-react';
import type { FileView, TemplateFile } from '../../../../../domain/template/template-files.ts';
import { formatFileSize } from '../../../../lib/file-size.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Code } from '../../../../ui/code/code.tsx';
import { templatePaths } from '../../schema.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { rawPath, sourcePath } from '../paths.ts';
import { FileChooser } from './file-chooser.tsx';
import type { SourceTemplate } from './load.server.ts';
import './source.css';
import { FontSample } from './font-sample.tsx';

type Props = { template: SourceTemplate; files: readonly TemplateFile[]; view: FileView };

/** One file of a template beside the tree of all. */
export function SourcePage({ template, files, view }: Props) {
  const { id, title } = template;
  const { path, bytes, code } = view;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const raw = rawPath(id, path);
  return (
    <div className="source">
      <header className="source-head">
        <Breadcrumb
          steps={[
            { name: 'Free Templates', to: '/templates' },
            { name: title, to: templatePaths.detail(id) },
            { name: path, to: sourcePath(id, path) },
          ]}
        />
        <h1 className="mt-2 font-display text-heading font-extrabold break-all">{name}</h1>
      </header>
      <FileChooser template={template} files={files} path={path} />
      <div className="source-file">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <p className="mr-auto text-label text-ink-soft tabular-nums">{formatFileSize(bytes)}</p>
          <a href={raw} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <FileText aria-hidden="true" className="size-4" />
            Raw
          </a>
          <a
            href={`${raw}?download`}
            download={name}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden="true" className="size-4" />
            Download
            <span className="sr-only"> {name}</span>
          </a>
        </div>
        <FilePreview id={id} view={view} />
        {code ? <Code view={code} name={name} rendered={`${id}/${path}`} /> : <Undisplayed view={view} />}
      </div>
    </div>
  );
}

function Undisplayed({ view }: { view: FileView }) {
  const size = formatFileSize(view.bytes);
  if (view.kind === 'image') return null;
  return (
    <p className="mt-4 rounded-sm border border-line bg-sunken px-4 py-3.5 text-[0.9375rem] text-ink-soft">
      {view.kind === 'text' && `This file is too long for a page: ${size}. Open it raw, or download it.`}
      {view.kind === 'font' && `A typeface of ${size}. It is in the zip, with its licence beside it.`}
      {view.kind === 'binary' &&
        `A file of ${size} that is not text. Download it to open it with its own program.`}
    </p>
  );
}

/** A picture, or a sample of a typeface. */
function FilePreview({ id, view }: { id: string; view: FileView }) {
  if (view.kind === 'font') return <FontSample src={rawPath(id, view.path)} />;
  if (view.kind !== 'image') return null;
  return (
    <div className="source-picture">
      <img src={rawPath(id, view.path)} alt={view.path} />
    </div>
  );
}
