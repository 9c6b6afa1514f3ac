import { Link } from 'react-router';
import { buildTree } from '../../../../../domain/template/file-tree.ts';
import type { TemplateFile } from '../../../../../domain/template/template-files.ts';
import { formatFileSize } from '../../../../lib/file-size.ts';
import { Section } from '../../../../ui/section.tsx';
import { templatePaths } from '../../schema.ts';
import { sourcePath } from '../paths.ts';
import { FileTree } from './file-tree.tsx';

/** What is in the zip; each file can be read before anything is downloaded. */
export function FileSection({ id, files }: { id: string; files: readonly TemplateFile[] }) {
  const root = buildTree(files);
  return (
    <Section
      title="What is in the zip"
      intro={
        <>
          {root.count} files, {formatFileSize(root.bytes)} unpacked. Open any of them to read it here, to
          begin with{' '}
          <Link to={sourcePath(id, 'README.md')} className="text-link">
            its README
          </Link>
          , or clone all of them from{' '}
          <Link to={templatePaths.code(id)} className="text-link">
            their git repository
          </Link>
          , or let the{' '}
          <Link
            to={`/ai-temp-build?from=${encodeURIComponent(`/template/${id}`)}`}
            rel="nofollow"
            className="text-link"
          >
            AI Builder
          </Link>{' '}
          open all of them.
        </>
      }
    >
      <div className="rounded-sm border border-line bg-surface p-2 sm:p-3">
        <FileTree id={id} root={root} />
      </div>
    </Section>
  );
}
