import type { Contract } from '../../../../domain/contract/contract.ts';
import { isFeed } from '../../../../domain/contract/feed.ts';
import { labelOf } from '../../../../domain/contract/limits.ts';
import { parseLook } from '../../../../domain/contract/look/look.ts';
import { type Files, findMarks, type PageMarks } from '../../../../domain/contract/marks.ts';
import type { Range } from '../../../../domain/contract/page.ts';
import { readTree, type Site } from '../../../../domain/contract/read-site.ts';
import { treesOf } from '../../../../domain/contract/trees.ts';
import type { Outline, PageOutline, SectionRules } from '../schema.ts';

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Reads what can be changed in a template: its slots page by page, its sections and its look. */
export function readOutline(texts: Files, paths: readonly string[], contract: Contract): Outline {
  const { files } = treesOf(texts).site;
  const marks = findMarks(files, contract);
  const sections = readSections(marks, contract);
  const look = files['look.json'] === undefined ? null : parseLook(files['look.json']);
  return {
    site: groupedBySection(readTree(files, contract).site, sections),
    look: look && 'look' in look ? look.look : null,
    pages: withFeeds(marks),
    sections,
    bound: contract.bind.map(({ slot }) => slot),
    pictures: paths.filter((path) => picture.test(path) && !/^(source|tools|photos)\//.test(path)),
  };
}

/** The pages; what feeds alone tell, such as the whole address of the site, is found with the first. */
function withFeeds(marks: readonly PageMarks[]): PageOutline[] {
  const pages = marks.filter(({ file }) => !isFeed(file)).map(readPage);
  const known = new Set(pages.flatMap(({ slots }) => slots.map(({ name }) => name)));
  const told = marks.filter(({ file }) => isFeed(file)).flatMap((feed) => readPage(feed).slots);
  const more = told.filter(({ name }) => !known.has(name));
  return pages.map((page, index) => (index === 0 ? { ...page, slots: [...page.slots, ...more] } : page));
}

/** Slots that belong to a section by their names, and to no group by the contract, are called by the section's label. */
function groupedBySection(site: Site, sections: Outline['sections']): Site {
  const slots = Object.entries(site.slots).map(([name, entry]) => {
    const section = sections[name.split('.')[0] as string];
    const isUnnamed = entry.group === labelOf(name).group;
    return [name, section && isUnnamed ? { ...entry, group: section.label } : entry];
  });
  return { ...site, slots: Object.fromEntries(slots) };
}

function readPage({ file, scope, sections }: PageMarks): PageOutline {
  const sectionOf = ({ start, end }: Range) =>
    sections
      .filter(({ may, range }) => may.size > 0 && range.start <= start && end <= range.end)
      .sort((one, other) => other.depth - one.depth)[0]?.name ?? null;
  const found = [
    ...scope.places.map(({ slot, range }) => ({ name: slot, range })),
    ...scope.lists.flatMap(({ name, items: [first] }) => (first ? [{ name, range: first.range }] : [])),
  ].sort((one, other) => one.range.start - other.range.start);
  const slots = new Map(found.map(({ name, range }) => [name, { name, section: sectionOf(range) }]));
  const movable = sections.filter(({ may }) => may.size > 0);
  const parents = [...new Set(movable.map(({ parent }) => parent))];
  return {
    file,
    label: labelOfPage(file),
    slots: [...slots.values()],
    sections: parents.map((parent) => movable.filter((one) => one.parent === parent).map(({ name }) => name)),
  };
}

function labelOfPage(file: string): string {
  if (file === 'index.html') return 'Home';
  if (file === '404.html') return 'Page not found';
  const words = file.replace(/\.html$/, '').replaceAll(/[-/]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readSections(marks: readonly PageMarks[], contract: Contract): Record<string, SectionRules> {
  const rules: Record<string, SectionRules> = {};
  for (const { name, may } of marks.flatMap(({ sections }) => sections))
    if (may.size > 0)
      rules[name] ??= { label: contract.sections[name]?.label ?? labelOf(name).label, may: [...may] };
  return rules;
}
