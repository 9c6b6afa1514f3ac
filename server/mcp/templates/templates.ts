import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SiteEntry } from '../../../domain/contract/read-site.ts';
import { DeadlineProcess } from '../../budgets/deadline-process.ts';
import { templatesFolder } from '../../demo/catalogue.ts';
import { functionError } from '../../functions/kit/errors.ts';
import { limitTries, type TakeTry } from '../../functions/kit/limits.ts';
import { HttpError } from '../../http/errors.ts';
import { openTemplateFiles } from '../../site/template-files.ts';
import type { Call } from '../call.ts';
import { mcpBudget } from '../limits.ts';
import { type Catalogue, type Entry, openCatalogue } from './catalogue.ts';
import type { Filled, FillQuestion } from './fill-worker.ts';

/** What can be changed in a template, as its `site.json` and `look.json` say it. */
export interface Fillable {
  slots: Record<string, SiteEntry>;
  sections: string[];
  palettes: { id: string; label: string }[];
  pairings: { id: string; label: string }[];
}

/** What fills a template, in the form of a `site.json`. */
export type FillValues = Record<string, unknown>;

/** Templates as agents see them. */
export interface Templates {
  catalogue: Catalogue;
  /** Paths and bytes of a template's files. */
  files(entry: Entry): Promise<readonly { path: string; bytes: number }[]>;
  /** The bytes of a file; null when the template has none of that path. */
  read(entry: Entry, file: string): Promise<Uint8Array | null>;
  /** Null for a template that says nothing of what can be changed. */
  fillable(entry: Entry): Promise<Fillable | null>;
  /** Fills a template on behalf of a visitor. Throws 422 where it has no slots, 429 and 503. */
  fill(entry: Entry, values: FillValues, call: Call): Promise<Filled>;
  /** Ends the process that fills. */
  stop(): Promise<void>;
}

const labelled = z.record(z.string(), z.looseObject({ label: z.string() }));
const lookFile = z.looseObject({ palettes: labelled, pairings: labelled });
const siteFile = z.looseObject({
  slots: z.record(
    z.string(),
    z.custom<SiteEntry>((value) => typeof value === 'object' && value !== null),
  ),
  sections: z.array(z.string()).default([]),
});

export function openTemplates({ take }: { take: TakeTry }, folder = templatesFolder): Templates {
  const catalogue = openCatalogue(folder);
  const kept = openTemplateFiles(folder);
  const apart = new DeadlineProcess<FillQuestion, Filled | null>({
    script: new URL('./fill-worker.ts', import.meta.url),
    memory: 256,
    limit: mcpBudget.fillMilliseconds,
    timeout: mcpBudget.fillTimeout,
    idle: mcpBudget.fillIdle,
    waitingOfOne: mcpBudget.fillsWaitingOfOne,
    waiting: mcpBudget.fillsWaiting,
  });
  const has = async (entry: Entry, file: string) =>
    (await kept.list(entry.id))?.some((one) => one.path === file) ?? false;
  const json = async (entry: Entry, file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(catalogue.folderOf(entry), file), 'utf8'));
  const fillables = new Map<string, Promise<Fillable | null>>();
  const readFillable = async (entry: Entry): Promise<Fillable | null> => {
    if (!(await has(entry, 'contract.json')) || !(await has(entry, 'site.json'))) return null;
    const { slots, sections } = siteFile.parse(await json(entry, 'site.json'));
    const look = (await has(entry, 'look.json')) ? lookFile.parse(await json(entry, 'look.json')) : null;
    const choices = (of: z.output<typeof labelled> | undefined) =>
      Object.entries(of ?? {}).map(([id, { label }]) => ({ id, label }));
    return { slots, sections, palettes: choices(look?.palettes), pairings: choices(look?.pairings) };
  };
  return {
    catalogue,
    files: async (entry) => (await kept.list(entry.id)) ?? [],
    async read(entry, file) {
      if (!(await has(entry, file))) return null;
      return new Uint8Array(await readFile(path.join(catalogue.folderOf(entry), file)));
    },
    fillable(entry) {
      const known = fillables.get(entry.id) ?? readFillable(entry);
      fillables.set(entry.id, known);
      return known;
    },
    async fill(entry, values, { network }) {
      if (!(await has(entry, 'contract.json')))
        throw new HttpError(
          422,
          'template_not_fillable',
          'This template has no slots. Copy its files without values, and change them in your repository.',
        );
      const site = JSON.stringify(values);
      if (site.length > mcpBudget.valuesCharacters)
        throw functionError('bodyTooLarge', {}, 'These values are longer than any template can hold.');
      await limitTries({ take }, `mcp:fill:${network}`, mcpBudget.fills, 'templates filled');
      const outcome = await apart.ask({ folder: catalogue.folderOf(entry), site }, network);
      if (outcome === 'busy')
        throw functionError('busy', { retryAfter: 5 }, 'Many templates are being filled. Please try again.');
      if (outcome === 'slow' || !outcome.answer)
        throw new HttpError(422, 'template_not_filled', 'The template cannot be filled with these values.');
      return outcome.answer;
    },
    stop: () => apart.sleep(),
  };
}
