import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { businessOf } from './business.ts';
import { droppedFacts } from './notes.ts';
import { propose } from './propose.ts';
import { buildProposal } from './testing/build-proposal.ts';

const file = path.resolve(import.meta.dirname, '../composer/testing/descriptions.json');
const descriptions = (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => text);

it('fills a website for every description without a problem, and tells what it leaves out', () => {
  let sites = 0;
  let shown = 0;
  let told = 0;
  const special: string[] = [];
  const faults: string[] = [];
  for (const text of descriptions) {
    const facts = readFacts(text);
    const proposals = propose(facts);
    if (proposals.length !== 3 && !facts.application) faults.push(`${proposals.length} proposals: ${text}`);
    if (proposals[0] && proposals[0].template !== 'base') special.push(proposals[0].template);
    for (const proposal of proposals) {
      sites += 1;
      const { problems } = buildProposal(proposal);
      faults.push(...problems.map(({ name, what }) => `${name} ${what}: ${text.slice(0, 80)}`));
      const dropped = droppedFacts(businessOf(facts), proposal.values);
      const untold = dropped.filter((fact) => !proposal.notes.join('\n').includes(fact.slice(0, 20)));
      faults.push(...untold.map((fact) => `not told: ${fact}`));
      if (dropped.length === 0) shown += 1;
      else told += 1;
    }
  }
  console.info(
    `${descriptions.length} descriptions, ${sites} websites: ${shown} show every fact, ${told} say which they leave out; ${special.length} begin with a template of their kind (${[...new Set(special)].join(', ')}).`,
  );
  expect(faults).toEqual([]);
});
