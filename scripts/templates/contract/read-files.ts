import path from 'node:path';
import { type Contract, type Problem, parseContract } from '../../../domain/contract/contract.ts';
import { isFilled } from '../../../domain/contract/fill-template.ts';
import type { Files } from '../../../domain/contract/marks.ts';
import { isBuilt } from '../built/papers.ts';
import type { Template } from '../template.ts';

export const contractFile = 'contract.json';
export const siteFile = 'site.json';
export const lookFile = 'look.json';
export const tokensFile = 'tokens.json';

/** Whether the template says what can be changed in it. */
export const hasContract = ({ files }: Template) => files.includes(contractFile);

/** The files that a contract speaks of: pages, feeds, style sheets and JSON, as text, and what pages are built from. */
export async function readFiles(template: Template): Promise<Files> {
  const names = template.files.filter(isFilled);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await template.text(name)])));
}

/** The pages as they are written by hand: those in `source/` where the others are built from them. */
export function writtenPages({ files, pages, manifest }: Template): string[] {
  return isBuilt(manifest) ? files.filter((file) => /^source\/(public\/)?[^/]+\.html$/.test(file)) : pages;
}

/** The contract of a template that has one, or what is wrong with it. */
export async function readContract(
  template: Template,
): Promise<{ contract: Contract } | { problems: Problem[] }> {
  return parseContract(await template.text(contractFile));
}

/** The contract of a template. Throws with what is wrong when it can not be read. */
export async function mustReadContract(template: Template): Promise<Contract> {
  if (!hasContract(template))
    throw new Error(
      `${path.join('templates', template.id, contractFile)} is missing: templates/README.md says what it holds.`,
    );
  const result = await readContract(template);
  if ('problems' in result) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.contract;
}

/** A problem in one line: where, which slot, what. */
export function formatProblem({ name, file, what }: Problem): string {
  return `  ${file ? `${file}: ` : ''}${name} ${what}`;
}
