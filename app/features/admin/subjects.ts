import type { SupabaseClient } from '@supabase/supabase-js';
import { SUBJECTS, type SubjectType } from '../reports/schema.ts';
import type { ReportRow } from './read.ts';

/** What a report is about, as it is now. */
export type Subject = {
  label: string;
  href: string;
  /** Whether it is off the net already: a report of it needs no more than to be closed. */
  isDown?: boolean;
};

type SubjectRow = Record<string, string> & { on?: { number: number }; taken_down_at?: string | null };
type Source = { columns: string; describe: (row: SubjectRow) => Subject };

const SOURCES: Record<SubjectType, Source> = {
  testimonial: {
    columns: 'id, name, review',
    describe: ({ name, review }) => ({ label: `${name}: ${review}`, href: '/admin/testimonials' }),
  },
  suggestion: {
    columns: 'id, number, suggestion',
    describe: ({ number, suggestion = '' }) => ({ label: suggestion, href: `/make-my-site/${number}` }),
  },
  comment: {
    columns: 'id, comment, on:suggestions(number)',
    describe: ({ comment = '', on }) => ({ label: comment, href: `/make-my-site/${on?.number}` }),
  },
  project: {
    columns: 'id, title, slug',
    describe: ({ title = '', slug = '' }) => ({
      label: title,
      href: `/project/${encodeURIComponent(slug)}/content`,
    }),
  },
  review: {
    columns: 'id, name, feedback, product_slug',
    describe: ({ name, feedback, product_slug }) => ({
      label: `${name}: ${feedback}`,
      href: `/premium/${product_slug}`,
    }),
  },
  site: {
    columns: 'id, name, taken_down_at',
    describe: ({ name = '', id, taken_down_at }) => ({
      label: name,
      href: `/admin/sites?q=${id}`,
      isDown: taken_down_at !== null,
    }),
  },
  repository: {
    columns: 'id, name, owner, slug',
    describe: ({ name = '', owner, slug }) => ({ label: name, href: `/git-store/${owner}/${slug}` }),
  },
};

/** The things these reports are about, by id. What is gone, or not the operator's to see, is missing. */
export async function findSubjects(
  client: SupabaseClient,
  reports: ReportRow[],
): Promise<Record<string, Subject>> {
  const found: Record<string, Subject> = {};
  await Promise.all(
    (Object.keys(SOURCES) as SubjectType[]).map(async (type) => {
      const ids = new Set(reports.filter((one) => one.subject_type === type).map((one) => one.subject_id));
      if (ids.size === 0) return;
      const { columns, describe } = SOURCES[type];
      const { data, error } = await client
        .from(SUBJECTS[type].table)
        .select(columns)
        .retry(false)
        .in('id', [...ids]);
      if (error) throw new Error(error.message, { cause: error });
      for (const row of data as unknown as SubjectRow[]) found[row.id ?? ''] = describe(row);
    }),
  );
  return found;
}
