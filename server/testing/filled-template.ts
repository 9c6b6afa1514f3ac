import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applySite } from '../../domain/contract/apply-site.ts';
import { parseContract, parseSite } from '../../domain/contract/contract.ts';
import { templatesFolder } from '../demo/catalogue.ts';
import { shippedFiles } from '../demo/files.ts';

/**
 * The files of a template as they lie on the disk, filled with a `site.json`; what `templates -- apply` writes. Throws when
 * something could not be filled.
 */
export async function filledTemplate(id: string, siteJson: string): Promise<Map<string, Uint8Array>> {
  const folder = path.join(templatesFolder, id);
  const names = await shippedFiles(folder);
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, new Uint8Array(await readFile(path.join(folder, name)))] as const),
    ),
  );
  const spoken = [...files].filter(
    ([name]) => /\.(html|css|json)$/.test(name) && !/^(source\/(src|build)|tools)\//.test(name),
  );
  const texts = Object.fromEntries(spoken.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
  const contract = parseContract(texts['contract.json'] ?? '');
  const site = parseSite(siteJson);
  if (!('contract' in contract) || !('site' in site))
    throw new Error('A contract or values can not be read.');
  const { files: changed, removed, problems } = applySite(texts, contract.contract, site.site);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  for (const [name, text] of Object.entries(changed)) files.set(name, new TextEncoder().encode(text));
  for (const name of removed) files.delete(name);
  return files;
}
