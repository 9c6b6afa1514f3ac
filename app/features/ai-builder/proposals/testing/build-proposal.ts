import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applySite } from '../../../../../domain/contract/apply-site.ts';
import { type Contract, parseContract, type Value } from '../../../../../domain/contract/contract.ts';
import type { Files } from '../../../../../domain/contract/marks.ts';
import { readSite } from '../../../../../domain/contract/read-site.ts';
import type { SiteProposal } from '../site-proposal.ts';

const templates = path.resolve(import.meta.dirname, '../../../../../templates');
const opened = new Map<string, { files: Files; contract: Contract; before: Record<string, Value> }>();

function open(id: string) {
  const known = opened.get(id);
  if (known) return known;
  const files: Files = {};
  for (const file of readdirSync(path.join(templates, id), { recursive: true }).map(String))
    if (/\.(html|css|json)$/.test(file) && !file.startsWith('source'))
      files[file] = readFileSync(path.join(templates, id, file), 'utf8');
  const parsed = parseContract(files['contract.json'] ?? '');
  if ('problems' in parsed) throw new Error('the contract can not be read');
  const { slots } = readSite(files, parsed.contract).site;
  const before = Object.fromEntries(Object.entries(slots).map(([name, { value = '' }]) => [name, value]));
  const made = { files, contract: parsed.contract, before };
  opened.set(id, made);
  return made;
}

/** The pages of a proposal with what could not be filled, what they say at every mark, and what the template says there. */
export function buildProposal({ template, values }: SiteProposal) {
  const { files, contract, before } = open(template);
  const { files: changed, removed, problems } = applySite(files, contract, values);
  const left = Object.entries({ ...files, ...changed }).filter(([file]) => !removed.includes(file));
  const pages = Object.fromEntries(left);
  const rules = { ...contract, bind: contract.bind.filter(({ file }) => pages[file] !== undefined) };
  return { pages, problems, slots: readSite(pages, rules).site.slots, before };
}
