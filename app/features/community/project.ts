import type { Measured } from '../../../domain/hosting/site-check.ts';
import { graphemesOf } from '../../lib/graphemes.ts';

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

/** The first letter of a title as a reader sees it, with its accents or as a whole emoji, in upper case. */
export function firstLetter(title: string): string {
  return graphemesOf(title.trim())[0]?.toUpperCase() ?? '';
}

/** Letters that stand on the line and reach high, like capitals; that hang deep below it; signs below a letter. */
const HIGH_ARABIC = /^[\u0622\u0623\u0625\u0627\u0637\u0638\u0643\u0671\u06a9\u06af]/;
const DEEP_ARABIC =
  /^[\u0624\u0626\u062c-\u062e\u0631-\u0636\u0639\u063a\u0642\u0645\u0646\u0648-\u064a\u0686\u0698\u06ba\u06be\u06c1\u06cc\u06d2]/;
const BELOW = /[\u0e38-\u0e3a\u0eb8-\u0eba]/;

/**
 * How far a letter that stands alone has to move, in its size, to have its ink where a capital has it: letters of Arabic hang
 * below the line on which others stand.
 */
export function inkShift(letter: string): number {
  if (HIGH_ARABIC.test(letter)) return 0;
  if (DEEP_ARABIC.test(letter)) return -0.28;
  if (/^\p{Script=Arabic}/u.test(letter)) return -0.14;
  return BELOW.test(letter) ? -0.1 : 0;
}
