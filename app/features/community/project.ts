import type { Measured } from '../../../domain/hosting/site-check.ts';

/** The figures and the picture of a check. */
export type ProjectCheck = Pick<Measured, 'axe_faults' | 'bytes' | 'foreign_hosts'> & {
  picture_key: string | null;
};

export type ProjectStatus = 'draft' | 'published' | 'pending_review';

/** A website that a member shares: one row of the table `projects`. File addresses are those of the current backend. */
export type Project = {
  id: string;
  title: string;
  description: string;
  content: string | null;
  tags: string[];
  preview_url: string | null;
  image_url: string | null;
  zip_file_url: string;
  status: ProjectStatus;
  slug: string;
  user_id: string;
  downloads_count: number | null;
  created_at: string;
  /** What was found out about the live site that is its preview; missing where there is none. */
  check?: ProjectCheck;
  /** The check's key in the row. */
  check_hash?: string | null;
  /** What an operator has written about it; missing where the backend has no such column. */
  review_note?: string;
};

/** Path of a project's own page. */
export function projectPath({ slug }: Pick<Project, 'slug'>): string {
  return `/project/${encodeURIComponent(slug)}/content`;
}

/** Path under which a project is shared: Community with the project put forward. */
export function sharePath({ slug }: Pick<Project, 'slug'>): string {
  return `/community/${encodeURIComponent(slug)}`;
}

/** How often a project was downloaded; 0 where the backend has no number. */
export function downloadsOf({ downloads_count }: Pick<Project, 'downloads_count'>): number {
  return downloads_count ?? 0;
}
