import { z } from 'zod';
import { parseJson } from '../domain/contract/contract.ts';
import { Failure } from './failure.ts';
import { deleteOwn, type Folder, readOwn, writeOwn } from './folder.ts';
import { type Template, unpackTemplate } from './template.ts';

/** Where a folder comes from: what `.plinth.json` says. Nothing of whoever pulled it is in it. */
export interface PullRecord {
  template: string;
  version: string;
  /** What it was filled with, in the form of a `site.json`; null for a template as it is. */
  values: Record<string, unknown> | null;
}

const fileName = '.plinth.json';
const schema = z.object({
  template: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
  version: z.string().regex(/^[\w.+-]{1,40}$/),
  values: z.record(z.string(), z.unknown()).nullable().default(null),
});

/** The template as it was pulled, kept for the next update: the site has its newest version alone. */
const baseOf = ({ version }: PullRecord) => ['.plinth', `base-${version}.zip`];

/** Reads where a folder comes from, and the template as it was then. Throws where it was not pulled. */
export async function readPullRecord(folder: Folder): Promise<{ record: PullRecord; base: Template }> {
  const bytes = await readOwn(folder, [fileName]);
  if (!bytes)
    throw new Failure(`${folder.root} was not pulled from here: it has no ${fileName}. See pull --help.`);
  const parsed = parseJson(new TextDecoder().decode(bytes), schema, fileName);
  if ('problems' in parsed) {
    const [{ name = '', what = '' } = {}] = parsed.problems;
    throw new Failure(`${fileName} can not be read: ${name} ${what}.`);
  }
  const zip = await readOwn(folder, baseOf(parsed.value));
  if (!zip)
    throw new Failure(
      `${baseOf(parsed.value).join('/')} is gone, without which nobody knows what you have changed. ` +
        `Pull ${parsed.value.template} into a new folder and carry your changes over.`,
    );
  return { record: parsed.value, base: unpackTemplate(zip) };
}

/** Whether a folder was pulled already: two templates in one could not be updated. */
export async function hasPullRecord(folder: Folder): Promise<boolean> {
  return (await readOwn(folder, [fileName])) !== null;
}

/** Keeps where a folder comes from. The list comes last: until then the folder is one of the version before. */
export async function keepPullRecord(
  folder: Folder,
  record: PullRecord,
  zip: Uint8Array,
  before: PullRecord | null = null,
): Promise<void> {
  await writeOwn(folder, baseOf(record), zip);
  await writeOwn(folder, [fileName], new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`));
  if (before && before.version !== record.version) await deleteOwn(folder, baseOf(before));
}
