import path from 'node:path';
import { hasConflictMarks } from '../../domain/merge/merge-text.ts';
import { mergeTrees, type Outcome } from '../../domain/merge/three-way.ts';
import { isSameBytes, type Tree, textOf } from '../../domain/merge/tree.ts';
import { Failure } from '../failure.ts';
import { deleteFile, type Folder, findDifferent, readFolder, writeWhole } from '../folder.ts';
import { keepPullRecord, readPullRecord } from '../pull-record.ts';
import { filesOfCopy } from '../template.ts';
import type { Result, World } from '../world.ts';
import { fetchTemplate, listed } from './pull.ts';

/** Takes the newest version of the template over into a folder that was pulled, and keeps what was changed there. */
export async function update(world: World, [given = '.']: string[]): Promise<Result> {
  const folder: Folder = { root: path.resolve(world.cwd, given), platform: world.platform };
  const { record, base } = await readPullRecord(folder);
  world.progress(`Fetching ${record.template} ...`);
  const { template, zip } = await fetchTemplate(world, record.template);
  const facts = { folder: folder.root, template: template.id, from: record.version, to: template.version };
  if (template.version === record.version)
    return {
      lines: [`${template.title} ${template.version} is the newest version.`],
      json: { ...facts, outcomes: [] },
    };
  const { files: mine, links } = await readFolder(folder);
  requireReady(mine, base.files, links);
  const theirs = filesOfCopy(template, record.values);
  const { files, outcomes } = mergeTrees(filesOfCopy(base, record.values).files, mine, theirs.files, {
    mine: 'yours',
    theirs: `${template.title} ${template.version}`,
  });
  await write(folder, mine, files);
  await keepPullRecord(folder, { ...record, version: template.version }, zip, record);
  const conflicts = outcomes.filter(({ kind }) => kind === 'conflict');
  const lines = outcomes.map(wordsOf);
  const problems = theirs.problems.map(({ name, what }) => `${name} ${what}`);
  if (conflicts.length + problems.length > 0) {
    const sentences = [
      ...lines,
      ...(conflicts.length > 0
        ? [
            `Decide these by hand, nothing of yours is lost: ${listed(conflicts.map(({ path: file }) => file))}.`,
          ]
        : []),
      ...(problems.length > 0 ? [`The new version does not take these values: ${listed(problems)}.`] : []),
    ];
    throw new Failure(sentences.join('\n'), 1, { ...facts, outcomes, problems });
  }
  return {
    lines: [...lines, `${template.title} ${record.version} is ${template.version} now.`],
    json: { ...facts, outcomes },
  };
}

function requireReady(mine: Tree, base: Tree, links: readonly string[]): void {
  const undecided = [...mine]
    .filter(([, bytes]) => hasConflictMarks(textOf(bytes) ?? ''))
    .map(([name]) => name);
  if (undecided.length > 0)
    throw new Failure(`Decide these first, they hold conflicts of an update before: ${listed(undecided)}.`);
  const linked = links.filter((name) =>
    [...base.keys()].some((one) => one === name || one.startsWith(`${name}/`)),
  );
  if (linked.length > 0)
    throw new Failure(`These are links to other places, which are not written to: ${listed(linked)}.`);
}

async function write(folder: Folder, mine: Tree, files: Tree): Promise<void> {
  const changed = new Map([...files].filter(([name, bytes]) => !isSameBytes(mine.get(name), bytes)));
  // Every place is looked at before the first is written.
  await findDifferent(folder, changed);
  for (const [name, bytes] of changed) await writeWhole(folder, name, bytes);
  for (const name of mine.keys()) if (!files.has(name)) await deleteFile(folder, name);
}

function wordsOf({ path: file, kind, from, beside, count }: Outcome): string {
  const words: Record<Outcome['kind'], string> = {
    added: 'is new',
    updated: 'is updated',
    removed: 'is removed, as in the template',
    merged: 'has your changes and those of the template',
    moved: `was ${from}`,
    kept: 'stays, as you have changed it; the template no longer has it',
    'left-out': 'stays away, as you have removed it; the template has changed it',
    conflict: beside
      ? `is yours; that of the template is ${beside}`
      : `holds ${count === 1 ? 'a conflict' : `${count} conflicts`}`,
  };
  return `${file} ${words[kind]}${from && kind !== 'moved' ? `; it was ${from}` : ''}`;
}
