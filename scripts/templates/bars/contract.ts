import { applySite } from '../../../domain/contract/apply-site.ts';
import { type Contract, type Problem, parseSite } from '../../../domain/contract/contract.ts';
import { firstOf } from '../../../domain/contract/limits.ts';
import { type Files, findMarks } from '../../../domain/contract/marks.ts';
import { readSite, type Site, type SiteEntry } from '../../../domain/contract/read-site.ts';
import { treesOf } from '../../../domain/contract/trees.ts';
import { coverWords } from '../contract/coverage.ts';
import { hasContract, readContract, readFiles, siteFile } from '../contract/read-files.ts';
import { renderSite } from '../contract/render-site.ts';
import type { Fault } from '../fault.ts';
import { placeOf, type Template } from '../template.ts';
import { checkHtml } from './html.ts';
import { checkLook } from './look.ts';
import { checkAllLinks } from './not-found.ts';

/**
 * A template with a `contract.json` says of every visible word whether it is the business's, its `site.json` is of its present
 * files and changes nothing, its look passes contrast, and what its sections and lists allow leaves pages valid.
 */
export async function checkContract(template: Template): Promise<Fault[]> {
  if (!hasContract(template)) return [];
  const result = await readContract(template);
  if ('problems' in result)
    return result.problems.map((problem) => toFault(problem, 'correct contract.json'));
  const { contract } = result;
  const files = await readFiles(template);
  const { site, problems } = readSite(files, contract);
  const marks = [
    ...problems.map((problem) => toFault(problem, 'correct the mark')),
    ...findUnknownRules(contract, site),
    ...(await checkWords(template, contract)),
    ...(await checkLook(template)),
  ];
  if (problems.length > 0) return marks;
  return [
    ...marks,
    ...(await checkSite(template, files, contract)),
    ...(await checkArrangements(template, files, contract, site)),
  ];
}

function toFault({ name, file, what }: Problem, mend: string): Fault {
  return { bar: 'contract', file: file ?? 'contract.json', what: `${name} ${what}`, mend };
}

/** Rules of slots, sections and photographs that are marked nowhere. */
function findUnknownRules({ slots, photos, sections }: Contract, site: Site): Fault[] {
  const known = new Set([...slotNames(site.slots), ...site.sections]);
  return [...Object.keys(slots), ...Object.keys(photos), ...Object.keys(sections)]
    .filter((name) => !known.has(name))
    .map((name) =>
      toFault({ name, what: 'is marked on no page' }, 'mark it, or take it out of contract.json'),
    );
}

function slotNames(slots: Record<string, SiteEntry>, prefix = ''): string[] {
  return Object.entries(slots).flatMap(([name, { fields }]) => [
    `${prefix}${name}`,
    ...slotNames(fields ?? {}, `${prefix}${name}.`),
  ]);
}

async function checkWords(template: Template, contract: Contract): Promise<Fault[]> {
  const { open, unused } = await coverWords(template, contract);
  const faults: Fault[] = [];
  for (const { file, offset, text } of open)
    faults.push({
      bar: 'contract',
      file,
      ...placeOf(await template.text(file), offset),
      what: `"${text}" is in no slot and not among the fixed words`,
      mend: 'mark it with data-slot, or name it under "fixed" in contract.json',
    });
  for (const words of unused)
    faults.push(toFault({ name: 'fixed', what: `names "${words}", which stands nowhere` }, 'take it out'));
  return faults;
}

/** `site.json` is made of the present files, and filling the template with it gives the same bytes. */
async function checkSite(template: Template, files: Files, contract: Contract): Promise<Fault[]> {
  const mend = `run: npm run templates -- site ${template.id}`;
  const text = files[siteFile];
  if (text !== (await renderSite(template)))
    return [{ bar: 'contract', file: siteFile, what: 'is missing or not of the present files', mend }];
  const parsed = parseSite(text);
  if ('problems' in parsed) return parsed.problems.map((problem) => toFault(problem, mend));
  const { files: changed, problems } = applySite(files, contract, parsed.site);
  return [
    ...problems.map((problem) => toFault(problem, mend)),
    ...Object.keys(changed).map((file) =>
      toFault({ name: siteFile, file, what: 'changes the page it was read from' }, mend),
    ),
  ];
}

/** Every section left out, doubled and moved, and every list with one item more, leave valid pages with whole links. */
async function checkArrangements(
  template: Template,
  files: Files,
  contract: Contract,
  site: Site,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { what, values } of [...arrangements(files, contract, site.sections), ...longerLists(site)]) {
    const { files: changed, problems } = applySite(files, contract, values);
    const filled = {
      ...template,
      text: async (file: string) => changed[file] ?? (await template.text(file)),
    };
    // What has not changed is as valid as it was; a link in it may lead to what has gone.
    const pages = template.pages.filter((page) => changed[page] !== undefined);
    const found = [...(await checkHtml({ ...filled, pages })), ...(await checkAllLinks(filled))];
    faults.push(
      ...problems.map((problem) => toFault(problem, 'correct the mark')),
      ...found.map((fault): Fault => ({ ...fault, bar: 'contract', what: `${fault.what} (${what})` })),
    );
  }
  return faults;
}

function* arrangements(files: Files, contract: Contract, order: string[]) {
  const pages = findMarks(treesOf(files).site.files, contract).map(({ sections }) =>
    sections.filter(({ may }) => may.size > 0),
  );
  const swap = (one: string, other: string) =>
    order.map((name) => (name === one ? other : name === other ? one : name));
  const known = new Set<string>();
  for (const sections of pages)
    for (const { name, may, parent } of sections) {
      // On several pages it is arranged on all of them at once.
      if (known.has(name)) continue;
      known.add(name);
      if (may.has('hide'))
        yield { what: `without ${name}`, values: { sections: order.filter((one) => one !== name) } };
      if (may.has('double'))
        yield {
          what: `with ${name} twice`,
          values: { sections: order.flatMap((one) => (one === name ? [one, `${one}-2`] : [one])) },
        };
      const others = sections.filter(
        (one) => one.parent === parent && one.name !== name && one.may.has('move'),
      );
      if (may.has('move'))
        for (const { name: other } of others.slice(0, 1))
          yield { what: `with ${name} and ${other} exchanged`, values: { sections: swap(name, other) } };
    }
}

function* longerLists({ slots }: Site) {
  for (const [name, { type, value, fields = {} }] of Object.entries(slots)) {
    if (type !== 'list' || !Array.isArray(value) || !value[0]) continue;
    const { id: _, ...first } = value[0];
    const more = Object.fromEntries(
      Object.entries(first).map(([field, one]) => [field, fields[field]?.type === 'key' ? `${one}-2` : one]),
    );
    yield { what: `with one more of ${firstOf(name)}`, values: { slots: { [name]: [...value, more] } } };
  }
}
