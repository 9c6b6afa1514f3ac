import type { RowChange } from '../../lib/follow-rows.ts';
import { PAGE_SIZE } from './listing.ts';
import type { Project } from './project.ts';
import type { ProjectPage } from './queries.ts';

/** What a card shows of a row. The addresses of files are the backend's and stay as they were read. */
const SHOWN = ['title', 'description', 'content', 'tags', 'preview_url', 'downloads_count'] as const;

/** The projects that everybody may see. */
export const LIVE_PROJECTS = [{ table: 'projects', filter: 'status=eq.published' }];

/**
 * A page of the list with a change in it: the same page when the change is none of its business, and null when it must be
 * read again, since something comes or goes.
 */
export function withChange(page: ProjectPage, { type, row }: RowChange): ProjectPage | null {
  const place = page.projects.findIndex(({ id }) => id === row.id);
  const project = page.projects[place];
  if (type === 'DELETE') return project ? null : page;
  if (!project) return belongs(page, row) ? null : page;
  const changed = { ...project, ...Object.fromEntries(SHOWN.map((name) => [name, row[name]])) } as Project;
  return { ...page, projects: page.projects.with(place, changed) };
}

/** Whether a row that is not there stands between the first and the last of the page, newest first. */
function belongs({ projects, page }: ProjectPage, row: RowChange['row']): boolean {
  const time = Date.parse(String(row.created_at));
  const [first, last] = [projects[0], projects.at(-1)];
  if (!first || !last) return true;
  return (
    (page === 1 || time <= Date.parse(first.created_at)) &&
    (projects.length < PAGE_SIZE || time >= Date.parse(last.created_at))
  );
}
