import { applySite } from './apply-site.ts';
import { type Problem, parseContract, parseSite, type SiteValues } from './contract.ts';
import type { Files } from './marks.ts';

/** Files of a website: their bytes by their paths, with `/` between folders. */
type Website = ReadonlyMap<string, Uint8Array>;

/** Texts that a contract speaks of. */
export function isFilled(path: string): boolean {
  return /\.(html|xml|css|json)$/.test(path) && !/^(source\/(src|build)|tools|photos)\//.test(path);
}

/** The values that a website was filled with, as its `site.json`. */
export function writeSiteFile(
  { id, version }: { id: string; version: string },
  { slots = {}, look, sections, pages }: Record<string, unknown>,
): string {
  return `${JSON.stringify({ template: id, version, slots, look, sections, pages }, null, 2)}\n`;
}

/**
 * The website that a template becomes with values, as the customiser and `apply_template` make it. Values that are refused leave
 * their place as it was, and are among the problems.
 */
export function fillTemplate(
  template: Website,
  about: { id: string; version: string },
  values: Partial<SiteValues>,
): { files: Map<string, Uint8Array>; problems: Problem[] } {
  const texts = textsOf(template);
  const parsed = parseContract(texts['contract.json'] ?? '');
  if ('problems' in parsed)
    return {
      files: new Map(template),
      problems: [{ name: about.id, what: 'is a template without slots: pull it without values' }],
    };
  const { files: changed, removed, problems } = applySite(texts, parsed.contract, values);
  const encoder = new TextEncoder();
  const files = new Map(template);
  for (const path of removed) files.delete(path);
  for (const [path, text] of Object.entries(changed)) files.set(path, encoder.encode(text));
  files.set('site.json', encoder.encode(writeSiteFile(about, values)));
  return { files, problems };
}

/**
 * What keeps the values of a website's own `site.json` from being filled in once more: marks that were deleted, and values
 * that are not accepted. Empty for a website without a contract.
 */
export function findContractProblems(website: Website): Problem[] {
  const texts = textsOf(website);
  const { 'contract.json': contract, 'site.json': site } = texts;
  if (contract === undefined || site === undefined) return [];
  const [rules, values] = [parseContract(contract), parseSite(site)];
  if ('problems' in rules) return rules.problems;
  return 'problems' in values ? values.problems : applySite(texts, rules.contract, values.site).problems;
}

function textsOf(website: Website): Files {
  const decoder = new TextDecoder();
  const texts: Files = {};
  for (const [path, bytes] of website) if (isFilled(path)) texts[path] = decoder.decode(bytes);
  return texts;
}
