import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Problem, parseSite, type SiteValues } from '../../domain/contract/contract.ts';
import type { Options } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { type Folder, findDifferent, isFilledFolder, writeWhole } from '../folder.ts';
import { hasPullRecord, keepPullRecord } from '../pull-record.ts';
import { callTool, download } from '../site-client.ts';
import { filesOfCopy, type Template, unpackTemplate } from '../template.ts';
import type { Result, World } from '../world.ts';

/** Names and problems that a sentence holds; `--json` has all of them. */
const mostNamed = 10;

/** Copies a template into a folder, filled with values where some are given. */
export async function pull(world: World, [id = '', given]: string[], options: Options): Promise<Result> {
  const folder: Folder = { root: path.resolve(world.cwd, given ?? id), platform: world.platform };
  if (!options.force && (await isFilledFolder(folder)))
    throw new Failure(
      `${folder.root} is not empty. Name another folder, or add --force to write beside what is there: files of yours are not overwritten.`,
    );
  if (await hasPullRecord(folder))
    throw new Failure(`${folder.root} was pulled before. Use update there, or name another folder.`);
  const values = options.set === undefined ? null : await readValues(path.resolve(world.cwd, options.set));
  world.progress(`Fetching ${id} ...`);
  const { template, zip } = await fetchTemplate(world, id);
  const { files, problems } = filesOfCopy(template, values);
  if (problems.length > 0) throw refusedValues(problems);
  const different = await findDifferent(folder, files);
  if (different.length > 0)
    throw new Failure(
      `These files are there already and differ, so nothing was written: ${listed(different)}.`,
      1,
      { files: different },
    );
  world.progress(`Writing ${files.size} files ...`);
  for (const [name, bytes] of files) await writeWhole(folder, name, bytes);
  await keepPullRecord(folder, { template: template.id, version: template.version, values }, zip);
  const { title, version } = template;
  return {
    lines: [`${title} ${version} is in ${folder.root} (${files.size} files).`],
    json: { template: template.id, version, folder: folder.root, files: files.size },
  };
}

/** The newest version of a template. Throws in the site's words where there is none of this name. */
export async function fetchTemplate(
  world: World,
  id: string,
): Promise<{ template: Template; zip: Uint8Array }> {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(id))
    throw new Failure(`“${id}” is no name of a template, such as dental-clinic. Use search to find one.`);
  const title = await callTool(
    world,
    'get_template',
    { template: id },
    z.object({ title: z.string() }),
  ).catch((error: unknown) => {
    if (error instanceof Failure && error.facts.code === 'not_there')
      throw new Failure(`There is no template “${id}”. Use search to find one.`, 1, { code: 'not_there' });
    throw error;
  });
  const zip = await download(world, `/downloads/${encodeURIComponent(title.title)}.zip`);
  const template = unpackTemplate(zip);
  if (template.id !== id) throw new Failure('The site has sent another template. Please try again.');
  return { template, zip };
}

async function readValues(file: string): Promise<SiteValues> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`${file} can not be read (${error.code}).`);
  });
  const parsed = parseSite(text);
  if ('problems' in parsed) throw refusedValues(parsed.problems);
  return parsed.site;
}

function refusedValues(problems: Problem[]): Failure {
  const sentences = problems.map(({ name, what }) => `${name} ${what}`);
  return new Failure(`These values are not accepted, so nothing was written: ${listed(sentences)}.`, 1, {
    problems,
  });
}

/** Some of many names for a sentence. */
export function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
