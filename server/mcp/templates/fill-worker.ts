/** A process that fills templates: it takes up to seconds of a processor, which requests do not have. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applySite } from '../../../domain/contract/apply-site.ts';
import { type Problem, parseContract, parseSite } from '../../../domain/contract/contract.ts';
import { isFilled } from '../../../domain/contract/fill-template.ts';
import type { Files } from '../../../domain/contract/marks.ts';
import { answerQuestions } from '../../budgets/answer-questions.ts';
import { shippedFiles } from '../../demo/files.ts';

export interface FillQuestion {
  /** The template's folder, which the asker has chosen from the catalogue. */
  folder: string;
  /** What is to be filled in, as the text of a `site.json`. */
  site: string;
}

export interface Filled {
  /** Texts that change, by their paths. */
  changed: Files;
  /** Pages that are left out. */
  removed: string[];
  problems: Problem[];
}

answerQuestions(async ({ folder, site }: FillQuestion): Promise<Filled | null> => {
  const parsed = parseSite(site);
  if ('problems' in parsed) return { changed: {}, removed: [], problems: parsed.problems };
  const texts: Files = {};
  for (const file of await shippedFiles(folder))
    if (isFilled(file)) texts[file] = await readFile(path.join(folder, file), 'utf8');
  const contract = parseContract(texts['contract.json'] ?? '');
  if ('problems' in contract) return null;
  const { files, removed, problems } = applySite(texts, contract.contract, parsed.site);
  return { changed: files, removed, problems };
});
