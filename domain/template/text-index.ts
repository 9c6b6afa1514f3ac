import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '../../app/lib/fold.ts';
import { FRAMEWORK_NAMES, type Framework } from './frameworks.ts';

/** What of a template is searched. */
export type SearchedTemplate = {
  id: string;
  title: string;
  description: string;
  category: string;
  framework: Framework;
  tags: string[];
  features: string[];
};

/** Why a template was found. */
type Hit = {
  score: number;
  /** Words of the template, folded, that answer to the search. */
  terms: string[];
  /** A feature, or the tags, in which they stand; undefined when the card shows them elsewhere. */
  foundIn(): string | undefined;
};

export type Hits = ReadonlyMap<string, Hit>;

/** The templates' words: title, description, category, framework, tags and features. */
export type TextIndex = MiniSearch<SearchedTemplate>;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ON_THE_CARD = new Set(['title', 'description', 'category', 'framework']);
/** Templates taken in before the page may answer to its visitor again. */
const CHUNK = 100;

function emptyIndex(): TextIndex {
  return new MiniSearch<SearchedTemplate>({
    fields: ['title', 'category', 'framework', 'tags', 'features', 'description'],
    extractField: (template, field) => textOf(template, field as keyof SearchedTemplate),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: fold,
    searchOptions: {
      boost: { title: 5, category: 3, tags: 3, framework: 2 },
      prefix: true,
      // One slip in four or five letters, two from six on, as letters that changed places count twice.
      fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      combineWith: 'AND',
    },
  });
}

/** Indexes templates at once. */
export function indexTemplates(templates: readonly SearchedTemplate[]): TextIndex {
  const index = emptyIndex();
  index.addAll(templates);
  return index;
}

/** Indexes templates in small steps, so that a page stays responsive with thousands of them. */
export async function indexTemplatesGently(templates: readonly SearchedTemplate[]): Promise<TextIndex> {
  const index = emptyIndex();
  await index.addAllAsync(templates, { chunkSize: CHUNK });
  return index;
}

/** Templates that have all words of the search, each in full, as a beginning, or with a slip of the finger. */
export function searchTemplates(
  index: TextIndex,
  templateOf: (id: string) => SearchedTemplate | undefined,
  q: string,
): Hits {
  const words = (q.match(WORD) ?? []).length;
  const hits = new Map<string, Hit>();
  for (const result of index.search(q)) {
    const template = templateOf(result.id);
    if (!template) continue;
    hits.set(result.id, {
      score: result.score,
      terms: result.terms,
      foundIn: () => placeOf(result, template, words),
    });
  }
  return hits;
}

function placeOf(
  { match, terms }: SearchResult,
  template: SearchedTemplate,
  words: number,
): string | undefined {
  const hidden = terms.filter((term) => !match[term]?.some((field) => ON_THE_CARD.has(field)));
  if (hidden.length === 0 || (words === 1 && hidden.length < terms.length)) return undefined;
  const has = (text: string) => (text.match(WORD) ?? []).some((word) => hidden.includes(fold(word)));
  return template.features.find(has) ?? template.tags.filter(has).join(', ');
}

function textOf(template: SearchedTemplate, field: keyof SearchedTemplate): string {
  if (field === 'framework') return FRAMEWORK_NAMES[template.framework];
  const value = template[field];
  return Array.isArray(value) ? value.join('\n') : String(value);
}
