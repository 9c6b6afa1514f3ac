import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { applySite } from '../../../../domain/contract/apply-site.ts';
import { parseContract } from '../../../../domain/contract/contract.ts';
import type { SiteProposal } from './site-proposal.ts';

const kept = new Map<string, Promise<Blob>>();

/** Reads a file of a template from this site, once for all previews. */
export function readTemplateFile(template: string, path: string): Promise<Blob> {
  const address = `/template/${template}/raw/${path}`;
  const known = kept.get(address);
  if (known) return known;
  const coming = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`A file of the template could not be loaded (${answer.status}).`);
    return answer.blob();
  });
  kept.set(address, coming);
  // Another try asks again.
  coming.catch(() => kept.delete(address));
  return coming;
}

const TEXT = /\.(html|css|json)$/;

/** A template's archive filled with a proposal, with what was filled in as `site.json`. */
export function fillArchive(archive: Uint8Array, { values }: SiteProposal): Blob {
  const entries = unzipSync(archive);
  const root = Object.keys(entries)
    .find((path) => path.endsWith('contract.json'))
    ?.slice(0, -'contract.json'.length);
  if (root === undefined) throw new Error('The template could not be read.');
  const inside = Object.entries(entries).flatMap(([path, bytes]): [string, Uint8Array][] =>
    path.startsWith(root) && !path.endsWith('/') ? [[path.slice(root.length), bytes]] : [],
  );
  const texts = Object.fromEntries(
    inside.filter(([path]) => TEXT.test(path)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
  const parsed = parseContract(texts['contract.json'] ?? '');
  if ('problems' in parsed) throw new Error('The template could not be read.');
  const { files, removed, problems } = applySite(texts, parsed.contract, values);
  if (problems[0])
    throw new Error(`The template could not be filled: ${problems[0].name} ${problems[0].what}.`);
  const made = Object.fromEntries(inside.filter(([path]) => !removed.includes(path)));
  for (const [path, text] of Object.entries(files)) made[path] = strToU8(text);
  made['site.json'] = strToU8(`${JSON.stringify(values, null, 2)}\n`);
  return new Blob([zipSync(made) as BlobPart], { type: 'application/zip' });
}
