import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { findProject, listProjects } from '../../app/features/community/queries.ts';
import { startProduct } from './own.ts';
import { addProjects, type Place, prepareInstance } from './prepare.ts';
import { figure, type Report } from './report.ts';

const sizes = [1000, 100_000, 1_000_000];
/** How much longer a call may take with the most projects than with the fewest. */
const limit = 2;
/** Milliseconds in which a clock and a busy machine say nothing about growth. */
const noise = 1;

/** What the pages of Community ask for, by the site's own functions. */
const questions: [name: string, ask: (client: SupabaseClient, size: number) => Promise<unknown>][] = [
  ['first page', (client) => listProjects(client, { page: 1, q: '', tag: '' })],
  ['page 40', (client) => listProjects(client, { page: 40, q: '', tag: '' })],
  ['a common tag', (client) => listProjects(client, { page: 1, q: '', tag: 'portfolio' })],
  ['a tag that one in 1,000 has', (client) => listProjects(client, { page: 1, q: '', tag: 'rare' })],
  ['search, many found', (client) => listProjects(client, { page: 1, q: 'project', tag: '' })],
  ['search, one in 20 found', (client) => listProjects(client, { page: 1, q: 'tag7', tag: '' })],
  ['search, some in 1,000 found', (client) => listProjects(client, { page: 1, q: 'project 777', tag: '' })],
  ['search, one in 1,000 found', (client) => listProjects(client, { page: 1, q: 'rare', tag: '' })],
  [
    'search, the oldest found',
    (client, size) => listProjects(client, { page: 1, q: `project ${size}`, tag: '' }),
  ],
  ['search, many found by a slip', (client) => listProjects(client, { page: 1, q: 'projcet', tag: '' })],
  ['search, one in 1,000 found by a slip', (client) => listProjects(client, { page: 1, q: 'raer', tag: '' })],
  [
    'search, nothing found for a long word',
    (client) => listProjects(client, { page: 1, q: 'architekturbuero', tag: '' }),
  ],
  ['search, nothing found', (client) => listProjects(client, { page: 1, q: 'zebra crossing', tag: '' })],
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
