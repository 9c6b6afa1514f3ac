/**
 * Runs every check of the project, two steps at a time and beside them one that mostly waits, and prints, last, what
 * failed and why, and `N passed, N failed`. What this machine can not have is named as skipped. `npm test -- lint types` runs only the steps whose names are given;
 * a single one writes straight to the terminal, and `workshop` then runs also when exactly these suites have passed before.
 * Otherwise what a step says is kept in `.cache/test/<step>.log`.
 * `--changed` (`npm run check`) runs the quick steps, and of the unit suites those that a change concerns.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { formatFailures } from './test/failures.ts';
import { executeInto, type Outcome, reports } from './test/run.ts';
import { keepScratchInMemory } from './test/scratch.ts';
import { quickSteps, type Step, skip, steps } from './test/steps.ts';

// Ends the steps that run as well.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit(1));

const started = Date.now();
const given = process.argv.slice(2);
const since = given.includes('--changed') ? lastShared() : undefined;
const wanted = since ? [...given.filter((name) => name !== '--changed'), ...quickSteps] : given;
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(' ');
  process.stderr.write(`npm test: there is no step ${unknown.join(', ')}. Steps: ${names}; or --changed\n`);
  process.exit(2);
}
keepScratchInMemory();
const chosen = wanted.length > 0 ? steps.filter(({ name }) => wanted.includes(name)) : steps;
const waiting = [...chosen];
const running = new Map<Step, Promise<void>>();
const outcomes: Outcome[] = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

while (waiting.length > 0 || running.size > 0) {
  const next = waiting.findIndex((step) => isReady(step) && hasPlace(step));
  const [step] = next < 0 ? [] : waiting.splice(next, 1);
  if (step) running.set(step, finish(step));
  else await Promise.race(running.values());
}

process.stdout.write('\n');
for (const { name, failures } of outcomes) process.stdout.write(formatFailures(name, failures));
for (const outcome of outcomes) process.stdout.write(`${summary(outcome)}\n`);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
const skips = outcomes.filter(({ skipped }) => skipped).length;
process.stdout.write(
  `${((Date.now() - started) / 1000).toFixed(0)} s on ${availableParallelism()} cores\n` +
    `${total('passed')} passed, ${total('failed')} failed${skips ? `, ${skips} skipped` : ''}\n`,
);
process.exit(total('failed') > 0 ? 1 : 0);

/** Whether all that a step uses has been made, or is not part of this run. */
function isReady({ after = [] }: Step): boolean {
  return !after.some((name) => [...running.keys(), ...waiting].some((step) => step.name === name));
}

/** Whether one of its sort may begin: of those that keep the cores busy there are two places, of those that wait one. */
function hasPlace({ waits = false }: Step): boolean {
  const alike = [...running.keys()].filter((step) => (step.waits ?? false) === waits);
  return alike.length < (waits ? 1 : 2);
}

/** The last commit that the branch followed by this one has too, or the last one: what came after it is the change. */
function lastShared(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
}

async function finish(step: Step): Promise<void> {
  const log = chosen.length > 1 ? `${reports}/${step.name}.log` : null;
  process.stdout.write(`== ${step.name} ...\n`);
  const begun = Date.now();
  const broken = outcomes.find(({ name, failed }) => failed > 0 && step.after?.includes(name));
  const counts = broken
    ? skip(`${broken.name} failed`)
    : await step.work(executeInto(log), { since, again: chosen.length === 1 });
  const outcome = { name: step.name, ...counts, seconds: (Date.now() - begun) / 1000 };
  // A command that only failed has said why at the end of what it said.
  if (log) for (const failure of outcome.failures) failure.message ||= endOf(log);
  outcomes.push(outcome);
  running.delete(step);
  process.stdout.write(`${summary(outcome)}${outcome.failed > 0 && log ? `   see ${log}` : ''}\n`);
}

function endOf(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n');
}

function summary({ name, passed, failed, seconds, skipped }: Outcome): string {
  const note = skipped ? `   SKIPPED: ${skipped}` : '';
  return `${name.padEnd(10)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s${note}`;
}
