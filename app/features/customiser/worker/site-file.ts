import { type Problem, parseSite } from '../../../../domain/contract/contract.ts';
import type { Subject, Values } from '../schema.ts';

/** The values as `site.json`: what `parseSite` reads, only what differs from the template. */
export function writeSite({ slots, look, sections, pages }: Values, { id, version }: Subject): string {
  const site = {
    template: id,
    version,
    slots,
    ...(look ? { look } : {}),
    ...(sections ? { sections } : {}),
    ...(pages ? { pages } : {}),
  };
  return `${JSON.stringify(site, null, 2)}\n`;
}

/** The values of a `site.json` that was made for this template. Throws with words for the visitor. */
export function readSiteFile(
  text: string,
  { id, title }: Subject,
): { values: Values; version: string | null } {
  const parsed = parseSite(text);
  if ('problems' in parsed)
    throw new Error(`This is no site.json that can be read: ${firstOf(parsed.problems)}`);
  const { template, version, slots, look, sections, pages } = parsed.site;
  if (template !== undefined && template !== id)
    throw new Error(`This site.json belongs to the template “${template}”, not to ${title}.`);
  return {
    values: {
      slots,
      ...(look ? { look } : {}),
      ...(sections ? { sections } : {}),
      ...(pages ? { pages } : {}),
    },
    version: version ?? null,
  };
}

const firstOf = ([problem]: Problem[]) => (problem ? `${problem.name} ${problem.what}.` : '');
