import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { indexTemplates, searchTemplates } from '../../../domain/template/text-index.ts';
import { templatesFolder } from '../../demo/catalogue.ts';

const entry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  framework: z.enum(['html', 'bootstrap', 'tailwind', 'react']),
  tags: z.array(z.string()),
  features: z.array(z.string()),
  pages: z.int(),
  version: z.string(),
  license: z.string(),
  themes: z.array(z.string()),
});

/** A template as the workshop has entered it. */
export type Entry = z.output<typeof entry>;

interface Wanted {
  query: string;
  category?: string | undefined;
  framework?: Entry['framework'] | undefined;
}

interface Found {
  entries: Entry[];
  /** False where no template has all of the words, so that these have only some. */
  hasAllWords: boolean;
}

/** The templates that ship, and their search. They do not change while the process runs. */
export interface Catalogue {
  search(wanted: Wanted): Promise<Found>;
  find(id: string): Promise<Entry | null>;
  /** The values of a field that templates can be narrowed down by. */
  categories(): Promise<string[]>;
  folderOf(entry: Entry): string;
}

/** Words of a search that are looked for one by one where no template has all of them. */
const mostWords = 8;

export function openCatalogue(folder = templatesFolder): Catalogue {
  let opened: ReturnType<typeof open> | null = null;
  const open = async () => {
    const text = await readFile(path.join(folder, 'catalogue.json'), 'utf8');
    const { templates } = z.object({ templates: z.array(entry) }).parse(JSON.parse(text));
    return {
      templates,
      index: indexTemplates(templates),
      byId: new Map(templates.map((one) => [one.id, one])),
    };
  };
  const load = () => {
    opened ??= open();
    return opened;
  };
  return {
    async search({ query, category, framework }) {
      const { templates, index, byId } = await load();
      const fits = (one: Entry) =>
        (!category || one.category.toLowerCase() === category.toLowerCase()) &&
        (!framework || one.framework === framework);
      if (query.trim() === '') return { entries: templates.filter(fits), hasAllWords: true };
      const scoresOf = (words: string) => searchTemplates(index, (id) => byId.get(id), words);
      const rank = (scores: Map<string, number>) =>
        templates
          .filter((one) => scores.has(one.id) && fits(one))
          .sort((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0));
      const all = rank(new Map([...scoresOf(query)].map(([id, { score }]) => [id, score])));
      if (all.length > 0) return { entries: all, hasAllWords: true };
      const some = new Map<string, number>();
      for (const word of query.trim().split(/\s+/).slice(0, mostWords))
        for (const [id, { score }] of scoresOf(word)) some.set(id, (some.get(id) ?? 0) + score);
      return { entries: rank(some), hasAllWords: false };
    },
    async find(id) {
      return (await load()).byId.get(id) ?? null;
    },
    async categories() {
      return [...new Set((await load()).templates.map((one) => one.category))].sort();
    },
    folderOf: ({ id }) => path.join(folder, id),
  };
}
