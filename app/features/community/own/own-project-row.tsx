import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { longDate } from '../../../lib/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { ProjectPicture } from '../components/project-picture.tsx';
import { downloadsOf, type Project, type ProjectStatus, projectPath } from '../project.ts';
import { STATUS_LABELS } from './own-projects.ts';

type Props = {
  project: Project;
  editHref: string;
  /** Whether its status is being changed. */
  busy: boolean;
  onStatus: (status: ProjectStatus) => void;
  onDelete: () => void;
};

/** A project in its owner's list. */
export function OwnProjectRow({ project, editHref, busy, onStatus, onDelete }: Props) {
  const { title, status } = project;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-4 lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:items-center lg:gap-x-5">
      <span className="block aspect-16/10 overflow-hidden rounded-xs border border-line bg-sunken">
        <ProjectPicture project={project} sizes="8rem" />
      </span>
      <div className="min-w-0">
        <p
          dir="auto"
          className="w-fit max-w-full font-display text-[1.0625rem] leading-6 font-bold break-words"
        >
          {status === 'published' ? (
            <Link to={projectPath(project)} className="rounded-xs hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-label text-ink-faint">
          {longDate(project.created_at)}
          <span aria-hidden="true"> · </span>
          <span className="whitespace-nowrap">{counted(downloadsOf(project), 'download')}</span>
        </p>
        {project.review_note && (
          <p className="mt-1.5 max-w-line border-l-2 border-ink pl-3 text-label text-ink-soft break-words whitespace-pre-line">
            <span className="font-semibold text-ink">From the operator:</span>{' '}
            <bdi>{project.review_note}</bdi>
          </p>
        )}
      </div>
      <div className="flex items-center gap-2 max-lg:col-span-2 max-lg:justify-between">
        <Select
          look="sm"
          aria-label={`Status of ${title}`}
          value={status}
          disabled={busy}
          onChange={(event) => onStatus(event.target.value as ProjectStatus)}
          className="w-40"
        >
          {Object.entries(STATUS_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <span className="flex items-center gap-1">
          <ButtonLink to={editHref} preventScrollReset variant="secondary" size="sm">
            <Pencil aria-hidden="true" className="size-3.5" />
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
          <IconButton label={`Delete ${title}`} onClick={onDelete} className="-mr-2">
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </span>
      </div>
    </li>
  );
}
