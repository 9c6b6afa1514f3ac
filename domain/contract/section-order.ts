import type { Problem } from './contract.ts';
import type { PageMarks, Section } from './marks.ts';

/**
 * The names of all sections in one order that every page keeps. One that stands on several pages is named once and may only be
 * left out: moved on one page, it would have to move on the others. Names that nothing else places stand page by page.
 */
export function orderSections(pages: readonly PageMarks[]): { names: string[]; problems: Problem[] } {
  const groups = pages.flatMap(groupsOf);
  const before = new Map<string, Set<string>>();
  for (const { sections } of pages)
    for (const { name } of sections.filter(mayChange)) before.set(name, new Set());
  for (const { names } of groups)
    names.forEach((name, index) => {
      const previous = names[index - 1];
      if (previous !== undefined) before.get(name)?.add(previous);
    });
  const names: string[] = [];
  const left = new Set(before.keys());
  while (left.size > 0) {
    const isNext = (name: string) => ![...(before.get(name) ?? [])].some((one) => left.has(one));
    const [first] = left;
    // Where pages disagree none is next: the first goes on, and a page that can not follow is named below.
    const next = [...left].find(isNext) ?? (first as string);
    names.push(next);
    left.delete(next);
  }
  const isBehind = (one: string, other: string) => names.indexOf(one) > names.indexOf(other);
  const problems = groups.flatMap(({ file, names: own }): Problem[] => {
    const name = own.find((one, index) => index > 0 && isBehind(own[index - 1] as string, one));
    return name ? [{ name, file, what: 'stands in another order here than on other pages' }] : [];
  });
  return { names, problems: [...findRepeated(pages), ...problems] };
}

const mayChange = ({ may }: Section) => may.size > 0;

/** Sections that lie beside each other change places among themselves. */
function groupsOf({ file, sections }: PageMarks): { file: string; names: string[] }[] {
  const main = sections.filter(mayChange);
  return [...new Set(main.map(({ parent }) => parent))].map((parent) => ({
    file,
    names: main.filter((one) => one.parent === parent).map(({ name }) => name),
  }));
}

function findRepeated(pages: readonly PageMarks[]): Problem[] {
  const all = pages.flatMap(({ file, sections }) =>
    sections.filter(mayChange).map((one) => ({ file, ...one })),
  );
  return all.flatMap(({ name, file, may }, index): Problem[] => {
    if (all.slice(0, index).some((one) => one.name === name && one.file === file))
      return [{ name, file, what: `stands twice on this page: a second one is ${name}-2` }];
    const isShared = all.some((one) => one.name === name && one.file !== file);
    return isShared && (may.size > 1 || !may.has('hide'))
      ? [{ name, file, what: 'stands on several pages and may only be hidden' }]
      : [];
  });
}
