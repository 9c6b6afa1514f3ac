import { Download, ExternalLink, FileText, Share2, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardFooter, CardMedia } from '../../../ui/card.tsx';
import { iconButtonClass } from '../../../ui/icon-button-class.ts';
import { downloadsOf, type Project, projectPath } from '../project.ts';
import { shareProject } from '../share-project.ts';
import { shortenTags } from '../tags.ts';
import { CheckBadges } from './check-badges.tsx';
import { DownloadButton } from './download-button.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { TagList } from './tag-list.tsx';

type Props = {
  project: Project;
  /** Put forward by the address of the page. */
  featured?: boolean;
  /** In view when the page opens. */
  eager?: boolean;
  /** Given to the owner only. */
  onDelete?: (() => void) | undefined;
};

/** A project in the list. */
export function ProjectCard({ project, featured = false, eager = false, onDelete }: Props) {
  const titleId = useId();
  const { shown, more } = shortenTags(project.tags);
  return (
    <Card
      standing
      aria-labelledby={titleId}
      className={cx('h-full', featured && 'z-10 scale-[1.03] outline-4 outline-signal after:bg-signal')}
    >
      <CardMedia>
        <Link to={projectPath(project)} tabIndex={-1} aria-hidden="true" className="absolute inset-0">
          <ProjectPicture project={project} eager={eager} />
        </Link>
        {featured && (
          <Badge variant="signal" className="absolute top-3 left-3">
            Featured
          </Badge>
        )}
      </CardMedia>
      <CardBody className="gap-3">
        <h2
          id={titleId}
          dir="auto"
          className="line-clamp-2 font-display text-[1.1875rem] leading-6 font-bold tracking-tight break-words"
        >
          <Link to={projectPath(project)} className="rounded-xs hover:underline">
            {project.title}
          </Link>
        </h2>
        <p dir="auto" className="line-clamp-3 text-[0.9375rem] leading-[1.45] break-words text-ink-soft">
          {project.description}
        </p>
        <TagList tags={shown} more={more} />
        <CheckBadges check={project.check} />
        <div className="mt-auto flex min-h-8 items-center justify-between gap-2 pt-1">
          <p className="flex items-center gap-1.5 text-label text-ink-faint tabular-nums">
            <Download aria-hidden="true" className="size-3.5" />
            {counted(downloadsOf(project), 'download')}
          </p>
          {onDelete && (
            <button
              type="button"
              aria-label={`Delete ${project.title}`}
              data-tooltip="Delete"
              onClick={onDelete}
              className={iconButtonClass('-my-1 -mr-2 size-9! hover:text-danger-text')}
            >
              <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
            </button>
          )}
        </div>
      </CardBody>
      <CardFooter className="justify-between gap-y-1">
        <DownloadButton project={project} size="sm" />
        <ProjectLinks project={project} />
      </CardFooter>
    </Card>
  );
}

function ProjectLinks({ project }: { project: Project }) {
  const look = iconButtonClass('size-9!');
  return (
    <div className="-mr-2 flex">
      {project.preview_url && (
        <a
          href={project.preview_url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`Preview ${project.title} (opens in a new tab)`}
          data-tooltip="Preview"
          className={look}
        >
          <ExternalLink aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </a>
      )}
      <button
        type="button"
        aria-label={`Share ${project.title}`}
        data-tooltip="Share"
        onClick={() => void shareProject(project)}
        className={iconButtonClass('size-9! unscripted:hidden')}
      >
        <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </button>
      <Link
        to={projectPath(project)}
        target="_blank"
        aria-label={`Details of ${project.title} (opens in a new tab)`}
        data-tooltip="Details"
        className={look}
      >
        <FileText aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      </Link>
    </div>
  );
}
