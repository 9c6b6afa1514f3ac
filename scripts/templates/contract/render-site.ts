import { readSite } from '../../../domain/contract/read-site.ts';
import type { Template } from '../template.ts';
import { mustReadContract, readFiles } from './read-files.ts';

/** `site.json` of a template's present files, as the workshop writes it. */
export async function renderSite(template: Template): Promise<string> {
  const { id, manifest } = template;
  const { site } = readSite(await readFiles(template), await mustReadContract(template));
  return `${JSON.stringify({ template: id, version: manifest.version, ...site }, null, 2)}\n`;
}
