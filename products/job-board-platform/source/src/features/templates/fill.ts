import type { Template } from '../../data/types.ts';

/** What a template may name. */
export const known = ['first name', 'name', 'job', 'company', 'pay', 'interview', 'minutes'] as const;
export type Slot = (typeof known)[number];
export type Values = Partial<Record<Slot, string>>;

const slot = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A text with its placeholders filled. What has no value stays as it is written, so that nobody overlooks it. */
export const fill = (text: string, values: Values): string =>
  text.replace(slot, (whole, name: string) => values[name.toLowerCase() as Slot] ?? whole);

/** Placeholders of a template that are not known, and those of which there is no value. */
export function problems(
  template: Pick<Template, 'subject' | 'body'>,
  values: Values,
): { unknown: string[]; empty: string[] } {
  const names = [...`${template.subject}\n${template.body}`.matchAll(slot)].map(([, name]) =>
    name.toLowerCase(),
  );
  const unique = [...new Set(names)];
  const isKnown = (name: string) => known.some((it) => it === name);
  return {
    unknown: unique.filter((name) => !isKnown(name)),
    empty: unique.filter((name) => isKnown(name) && !values[name as Slot]),
  };
}
