import { Download as DownloadIcon, Undo2, X } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { localMoment } from '../../../lib/dates.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PhotoView } from '../../../ui/photo.tsx';
import type { LibraryTemplate } from '../library/library-templates.server.ts';
import { templatePaths } from '../schema.ts';
import type { Download } from './downloads.ts';
import { recordDownload } from './record-download.ts';

type Props = {
  download: Download;
  /** Undefined when the template has left the gallery. */
  template: LibraryTemplate | undefined;
  /** Whether it was taken off the list a moment ago. */
  removed: boolean;
  onRemove: () => void;
  onRestore: () => void;
};

/** A download. Taken off the list it stays where it was, faded, until the page is left. */
export function DownloadRow({ download, template, removed, onRemove, onRestore }: Props) {
  const title = template?.title ?? download.id;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-5">
      <span
        className={cx(
          'block aspect-16/10 w-20 shrink-0 overflow-hidden rounded-xs border border-line bg-sunken sm:w-32',
          removed && 'opacity-35 grayscale',
        )}
      >
        {template && (
          <Link to={templatePaths.detail(download.id)} tabIndex={-1} aria-hidden="true">
            <PhotoView photo={template.photo} alt="" sizes="8rem" className="size-full" />
          </Link>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p
          className={cx(
            'font-display text-[1.0625rem] leading-6 font-bold break-words',
            removed && 'line-through',
          )}
        >
          {template ? (
            <Link to={templatePaths.detail(download.id)} className="rounded-xs hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-label text-ink-faint">
          {download.version && <span className="mr-2">Version {download.version}</span>}
          <time dateTime={new Date(download.at).toISOString()} className="inline-block">
            {localMoment(new Date(download.at).toISOString())}
          </time>
        </p>
        <p className="text-label text-ink-soft">{noteOf(download, template, removed)}</p>
      </div>
      {template && !removed && (
        <a
          href={templatePaths.download(template.title)}
          download
          onClick={() => recordDownload(download.id, template.version)}
          className={buttonClass(
            { variant: 'secondary', size: 'sm' },
            'max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-start',
          )}
        >
          <DownloadIcon aria-hidden="true" className="size-4" />
          Download again
          <span className="sr-only">: {title}</span>
        </a>
      )}
      <IconButton
        label={removed ? `Keep ${title} in the history` : `Remove ${title} from the history`}
        onClick={removed ? onRestore : onRemove}
        className="col-start-3 row-start-1 -mr-2 sm:col-start-4"
      >
        {removed ? (
          <Undo2 aria-hidden="true" className="size-4.5" />
        ) : (
          <X aria-hidden="true" className="size-4.5" />
        )}
      </IconButton>
    </li>
  );
}

function noteOf(
  { version }: Download,
  template: LibraryTemplate | undefined,
  removed: boolean,
): string | null {
  if (removed) return 'Removed';
  if (!template) return 'No longer in the gallery';
  return version && version !== template.version ? `Version ${template.version} is out` : null;
}
