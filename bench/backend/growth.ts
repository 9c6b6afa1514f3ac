import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Listing } from '../../app/features/community/listing.ts';
import { findProject, listProjects } from '../../app/features/community/queries.ts';
import { startProduct } from './own.ts';
import { addProjects, type Place, prepareInstance } from './prepare.ts';
import { figure, type Report } from './report.ts';

const sizes = [1000, 100_000, 1_000_000];
/** How much longer a call may take with the most projects than with the fewest. */
const limit = 2;
/** Milliseconds in which a clock and a busy machine say nothing about growth. */
const noise = 1;

const list = (asked: Partial<Listing>) => (client: SupabaseClient) =>
  listProjects(client, { page: 1, q: '', tag: '', checks: [], ...asked });

/** What the pages of Community ask for, by the site's own functions. */
const questions: [name: string, ask: (client: SupabaseClient, size: number) => Promise<unknown>][] = [
  ['first page', list({})],
  ['page 40', list({ page: 40 })],
  ['a common tag', list({ tag: 'portfolio' })],
  ['a tag that one in 1,000 has', list({ tag: 'rare' })],
  ['search, many found', list({ q: 'project' })],
  ['search, one in 20 found', list({ q: 'tag7' })],
  ['search, some in 1,000 found', list({ q: 'project 777' })],
  ['search, one in 1,000 found', list({ q: 'rare' })],
  ['search, the oldest found', (client, size) => list({ q: `project ${size}` })(client)],
  ['search, many found by a slip', list({ q: 'projcet' })],
  ['search, one in 1,000 found by a slip', list({ q: 'raer' })],
  ['search, nothing found for a long word', list({ q: 'architekturbuero' })],
  ['search, nothing found', list({ q: 'zebra crossing' })],
  ['live sites', list({ checks: ['live'] })],
  ['page 40 of live sites', list({ page: 40, checks: ['live'] })],
  ['two checks that one in 5 passes', list({ checks: ['no-foreign-requests', 'under-500-kb'] })],
  ['two checks that one in 1,000 passes', list({ checks: ['no-faults', 'no-foreign-requests'] })],
  ['two checks that hardly any of the newest passes', list({ checks: ['no-faults', 'under-500-kb'] })],
  ['live sites of a common tag', list({ tag: 'portfolio', checks: ['live'] })],
  ['live sites of a tag of which there is none', list({ tag: 'tag-7', checks: ['live'] })],
  ['a rare tag, and a check that few pass', list({ tag: 'rare', checks: ['no-faults'] })],
  ['search among live sites, many found', list({ q: 'project', checks: ['live'] })],
  ['search among live sites, some in 1,000 found', list({ q: 'project 777', checks: ['live'] })],
  [
    'search among rare ones, one in 1,000 found',
    list({ q: 'rare', checks: ['no-faults', 'no-foreign-requests'] }),
  ],
  ['search among live sites, nothing found', list({ q: 'zebra crossing', checks: ['live'] })],
  ['one project by its address', (client) => findProject(client, 'project-777')],
];

/** How long the site's reads take as projects become more, one at a time. */
export async function measureGrowth(report: Report, place: Place): Promise<void> {
  const key = await prepareInstance(place, { unchecked: true });
  const times = new Map<string, number[]>(questions.map(([name]) => [name, []]));
  const failures: string[] = [];
  let present = 0;
  for (const size of sizes) {
    await addProjects(place, present + 1, size);
    present = size;
    report.progress(`${size} projects`);
    const product = await startProduct(place);
    const client = createClient(product.url, key, { auth: { persistSession: false } });
    for (const [name, ask] of questions) {
      times.get(name)?.push(
        await timeOf(() => ask(client, size)).catch((error: unknown) => {
          failures.push(`${name}, ${size.toLocaleString('en')} projects: ${String(error)}`);
          return Number.POSITIVE_INFINITY;
        }),
      );
    }
    await product.stop();
  }
  report.table(
    [
      'read, in ms',
      ...sizes.map((size) => `${size.toLocaleString('en')} projects`),
      `growth (limit ${limit})`,
    ],
    [...times].map(([name, found]) => {
      const [fewest = Number.NaN, most = Number.NaN] = [found[0], found.at(-1)];
      const growth = most / fewest;
      if (!Number.isFinite(most)) report.fault(`${name}: fails with the most projects`);
      else if (growth > limit && most - fewest > noise) {
        report.fault(`${name}: takes ${figure(growth)} times as long`);
      }
      return [name, ...found.map(shown), shown(growth)];
    }),
  );
  for (const failure of failures) report.say(`- ${failure}`);
}

const shown = (value: number) => (Number.isFinite(value) ? figure(value) : 'fails');

/**
 * Milliseconds of the call that a tenth is faster than, of up to 200 calls or three seconds. Sizes are measured minutes apart:
 * whatever else the machine does then only adds, and a median would take it for growth.
 */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 3; warm++) await work();
  const found: number[] = [];
  const end = performance.now() + 3000;
  while (found.length < 200 && (performance.now() < end || found.length < 3)) {
    const begun = performance.now();
    await work();
    found.push(performance.now() - begun);
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 10)] ?? Number.NaN;
}
