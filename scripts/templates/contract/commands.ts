import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applySite } from '../../../domain/contract/apply-site.ts';
import { parseSite } from '../../../domain/contract/contract.ts';
import { findContrastFaults } from '../../../domain/contract/look/contrast.ts';
import { parseLook } from '../../../domain/contract/look/look.ts';
import { readSite } from '../../../domain/contract/read-site.ts';
import { openById } from '../catalogue.ts';
import type { Template } from '../template.ts';
import { coverWords } from './coverage.ts';
import { proposeMarks } from './propose-marks.ts';
import {
  formatProblem,
  hasContract,
  lookFile,
  mustReadContract,
  readFiles,
  siteFile,
  writtenPages,
} from './read-files.ts';
import { renderSite } from './render-site.ts';
import { writeLook } from './write-look.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function mustOpen(id: string): Promise<Template> {
  const template = await openById(id);
  if (!template) throw new Error(`templates/${id}/template.json can not be read: run check ${id}.`);
  return template;
}

/** The templates that have a contract; all of those named must. */
async function openContracted(ids: string[]): Promise<Template[]> {
  const templates = await Promise.all(ids.map(mustOpen));
  return ids.length === 1 ? templates : templates.filter(hasContract);
}

/** Writes `site.json` and says what each template's words are made of. Returns the exit code. */
export async function runSite(ids: string[]): Promise<number> {
  let failed = 0;
  for (const template of await openContracted(ids)) {
    const contract = await mustReadContract(template);
    const { site, problems } = readSite(await readFiles(template), contract);
    for (const problem of problems) say(formatProblem(problem));
    failed += problems.length;
    await writeFile(path.join(template.folder, siteFile), await renderSite(template));
    const { open, inSlots, fixed } = await coverWords(template, contract);
    const share = Math.round((inSlots / (inSlots + fixed || 1)) * 100);
    const counts = `${Object.keys(site.slots).length} slots, ${site.sections.length} sections`;
    say(
      `${template.id.padEnd(24)} ${counts}, ${share} % of the words in slots, ${contract.fixed.length} fixed, ${open.length} open`,
    );
  }
  return failed > 0 ? 1 : 0;
}

/** Writes the tokens of `look.json`, its style sheet and the pages that carry it, in the sources too. Returns the exit code. */
export async function runLook(ids: string[]): Promise<number> {
  let failed = 0;
  for (const template of await openContracted(ids)) {
    const result = parseLook(await template.text(lookFile));
    if ('problems' in result) throw new Error(result.problems.map(formatProblem).join('\n'));
    const { look } = result;
    for (const [file, text] of Object.entries(writeLook(await readFiles(template), look))) {
      await mkdir(path.dirname(path.join(template.folder, file)), { recursive: true });
      await writeFile(path.join(template.folder, file), text);
    }
    for (const { palette, theme, front, back, ratio, least } of findContrastFaults(look)) {
      failed += 1;
      say(`  ${palette}, ${theme}: ${front} on ${back} has ${ratio}, less than ${least}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

/** Fills a template and writes all of its files into a folder, which must not have any yet. Returns the exit code. */
export async function runApply(id: string, file: string, folder: string): Promise<number> {
  if (!id || !file || !folder) throw new Error('Say which template, which site.json and which folder.');
  const template = await mustOpen(id);
  const contract = await mustReadContract(template);
  const parsed = parseSite(await readFile(file, 'utf8'));
  if ('problems' in parsed) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  const files = await readFiles(template);
  const { files: changed, removed, problems } = applySite(files, contract, parsed.site);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const kept = template.files.filter((name) => !removed.includes(name));
  for (const name of kept) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    const bytes = changed[name] ?? (await readFile(path.join(template.folder, name)));
    await writeFile(target, bytes, { flag: 'wx' });
  }
  const names = Object.keys(changed);
  say(`${folder}: ${kept.length} files, changed: ${names.join(', ') || 'none'}.`);
  return 0;
}

/** Writes proposed marks into the pages for what is in no slot and not among the fixed words. Returns the exit code. */
export async function runMark(ids: string[]): Promise<number> {
  for (const template of await Promise.all(ids.map(mustOpen))) {
    const fixed = hasContract(template) ? (await mustReadContract(template)).fixed : [];
    for (const file of writtenPages(template)) {
      const { text, names } = proposeMarks(await template.text(file), new Set(fixed));
      if (names.length > 0) await writeFile(path.join(template.folder, file), text);
      say(`${template.id}/${file}: ${names.length} marks proposed`);
      for (const { name, says } of names) say(`  ${name.padEnd(36)} ${says.slice(0, 60)}`);
    }
  }
  return 0;
}
