import { checkSiteName } from '../../../domain/hosting/site-name.ts';
import { groupThousands } from '../../lib/digits.ts';

/** Characters of the explanation, as the database counts them. */
export const DETAILS_MAX = 2000;

/**
 * What can be reported: how it is called, and the table of its rows, whose policies say who can see one. A new kind needs
 * an entry here and nothing else; its table has an `id` of the type uuid. Sites are listed to nobody: they are reported by
 * their name, of which a function of the database (`byName`) tells the row.
 */
export const SUBJECTS = {
  testimonial: { noun: 'testimonial', table: 'testimonials' },
  suggestion: { noun: 'suggestion', table: 'suggestions' },
  comment: { noun: 'comment', table: 'suggestion_comments' },
  project: { noun: 'community project', table: 'projects' },
  repository: { noun: 'repository', table: 'git_repositories' },
  review: { noun: 'review', table: 'product_reviews' },
  site: { noun: 'site', table: 'sites', byName: 'find_published_site' },
} as const satisfies Record<string, { noun: string; table: string; byName?: string }>;

export type SubjectType = keyof typeof SUBJECTS;

/** Why somebody reports something, as the database knows it and in words. */
export const REASONS = {
  spam: 'It is advertising or spam',
  abuse: 'It insults, threatens or hates',
  rights: 'It uses what belongs to somebody else',
  personal_data: 'It shows private data of a person',
  harmful: 'It tries to deceive or do harm',
  other: 'Something else',
} as const;

type Reason = keyof typeof REASONS;

/** A report that may be stored. */
export type Report = { subject_type: SubjectType; subject_id: string; reason: Reason; details: string };
export type ReportErrors = Partial<Record<keyof Report, string>>;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether an address names something that can be reported. */
export function isSubject(type: unknown, id: unknown): type is SubjectType {
  if (typeof type !== 'string' || !Object.hasOwn(SUBJECTS, type) || typeof id !== 'string') return false;
  return 'byName' in SUBJECTS[type as SubjectType] ? checkSiteName(id) === undefined : UUID.test(id);
}

/** Checks what was chosen and typed. Returns the report ready to store, or the first fault of each field. */
export function checkReport(
  fields: Record<string, unknown>,
): { report: Report; errors?: undefined } | { report?: undefined; errors: ReportErrors } {
  const { subject_type, subject_id, reason } = fields;
  const errors: ReportErrors = {};
  const details = typeof fields.details === 'string' ? fields.details.replace(/\r\n?/g, '\n').trim() : '';
  if (!isSubject(subject_type, subject_id)) errors.subject_id = 'There is nothing here to report';
  if (typeof reason !== 'string' || !Object.hasOwn(REASONS, reason)) errors.reason = 'Please choose a reason';
  else if (reason === 'other' && !details) errors.details = 'Please say what is wrong';
  if ([...details].length > DETAILS_MAX) {
    errors.details = `The explanation must be at most ${groupThousands(DETAILS_MAX)} characters`;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { report: { subject_type, subject_id, reason, details } as Report };
}
