/** A section that can be taken by itself. */
export type SectionName = { name: string; title: string };

/** Reads the `sections.json` of a template; none for a template without one. */
export function readSections(text: string | null): SectionName[] {
  const sections = text === null ? [] : (JSON.parse(text) as SectionName[]);
  return sections.map(({ name, title }) => ({ name, title }));
}

/** The line that adds an item of this site's registry to a project of React and Tailwind. */
export function addCommand(siteUrl: string, name: string): string {
  return `npx shadcn@latest add ${siteUrl}/r/${name}.json`;
}
