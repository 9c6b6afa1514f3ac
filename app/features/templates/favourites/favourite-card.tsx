import { Download, ExternalLink, Heart, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardMedia } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { iconButtonClass } from '../../../ui/icon-button-class.ts';
import { PhotoView } from '../../../ui/photo.tsx';
import { recordDownload } from '../history/record-download.ts';
import type { LibraryTemplate } from '../library/library-templates.server.ts';
import { templatePaths } from '../schema.ts';

type Props = {
  id: string;
  /** Undefined when the template has left the gallery. */
  template: LibraryTemplate | undefined;
  /** Whether it was taken off the list a moment ago. */
  removed: boolean;
  onRemove: () => void;
  onRestore: () => void;
};

/** A favourite. Taken off the list it stays where it was, faded, until the page is left: a second press brings it back. */
export function FavouriteCard({ id, template, removed, onRemove, onRestore }: Props) {
  const title = template?.title ?? id;
  return (
    <Card as="li" standing className={cx('h-full', removed && 'border-dashed')}>
      <CardMedia className={cx(removed && 'opacity-35 grayscale')}>
        {template && (
          <Link to={templatePaths.detail(id)} tabIndex={-1} aria-hidden="true" className="absolute inset-0">
            <PhotoView
              photo={template.photo}
              alt=""
              sizes="(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 92vw"
              className="size-full"
            />
          </Link>
        )}
      </CardMedia>
      <CardBody>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="font-display text-[1.1875rem] leading-6 font-bold tracking-tight break-words">
              {template ? (
                <Link to={templatePaths.detail(id)} className="rounded-xs hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h2>
            <p className="mt-1 text-label text-ink-faint">{noteOf(template, removed)}</p>
          </div>
          <IconButton
            label={removed ? `Add ${title} to favourites` : `Remove ${title} from favourites`}
            aria-pressed={!removed}
            onClick={removed ? onRestore : onRemove}
            className="-mt-2 -mr-2"
          >
            {removed ? (
              <Undo2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            ) : (
              <Heart aria-hidden="true" className="size-5 fill-current text-danger-text" strokeWidth={1.75} />
            )}
          </IconButton>
        </div>
      </CardBody>
      {template && (
        <CardFooter>
          <a
            href={templatePaths.download(template.title)}
            download
            onClick={() => recordDownload(id, template.version)}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden="true" className="size-4" />
            Download
            <span className="sr-only"> {title}</span>
          </a>
          <a
            href={templatePaths.demo(id)}
            target="_blank"
            rel="noopener"
            aria-label={`Live demo of ${title} (opens in a new tab)`}
            data-tooltip="Live demo"
            className={iconButtonClass('-my-1 -mr-2 ml-auto size-9!')}
          >
            <ExternalLink aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          </a>
        </CardFooter>
      )}
    </Card>
  );
}

function noteOf(template: LibraryTemplate | undefined, removed: boolean): string {
  if (removed) return 'Removed';
  if (!template) return 'No longer in the gallery';
  return `${template.category} · ${formatFileSize(template.zipBytes)}`;
}
