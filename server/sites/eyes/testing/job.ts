import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Finding } from '../../../../domain/hosting/site-check.ts';
import { memorySites } from '../../../testing/memory-sites.ts';
import type { Report } from '../messages.ts';
import { ProcessTree } from '../process-tree.ts';
import { type JobEnd, type JobLimits, runJob } from '../run-job.ts';

/** The browser that the step `eyes` found. */
export const browser = process.env.PLINTH_EYES ?? '/usr/lib/chromium/chromium-headless-shell';

interface Given {
  openConnections?: boolean;
  limits?: Partial<JobLimits>;
  /** In place of the files' own. */
  fetchBytes?: (hash: string) => Promise<Uint8Array | null>;
}

/** A page that is in order: nothing is to be found on it. */
export const goodPage = (inside = '') => `<!doctype html><html lang="en"><head><title>Tea room</title>
  <meta name="viewport" content="width=device-width"></head>
  <body><main><h1>Tea room</h1><p>Open from nine to five.</p>${inside}</main></body></html>`;

/**
 * Runs a job over files as the server does. When it has ended, whatever it was, none of the processes that were seen
 * meanwhile is left.
 */
export async function lookAt(files: Record<string, string | Buffer>, given: Given = {}): Promise<JobEnd> {
  const { openConnections = false, limits = {}, fetchBytes } = given;
  const memory = memorySites();
  const { manifest } = memory.deploy(files);
  const family = new ProcessTree(process.pid);
  const before = new Set(await family.members());
  const ended = new AbortController();
  const seen = new Set<number>();
  const watching = watch(family, seen, ended.signal);
  const end = await runJob({
    order: { kind: 'look', browser, manifest, openConnections },
    fetchBytes:
      fetchBytes ??
      (async (hash, range) => buffer(await memory.openBlob(hash, undefined, range ?? undefined))),
    // By the clock as long as no test may take: what is asked for here ends by something else, on a slow machine as well.
    limits: { processorMilliseconds: 60_000, milliseconds: 1_800_000, memory: 600 * 1024 ** 2, ...limits },
  });
  const left = (await family.members()).filter((pid) => !before.has(pid));
  ended.abort();
  await watching;
  expect(left.map(commandOf), 'processes that are left over').toEqual([]);
  // A browser was really there.
  expect([...seen].filter((pid) => !before.has(pid)).length).toBeGreaterThan(3);
  return end;
}

async function watch(family: ProcessTree, seen: Set<number>, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    for (const pid of await family.members()) seen.add(pid);
    await wait(50);
  }
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 200);
}

/** The report of a job that has to have one. */
export async function reportOf(files: Record<string, string | Buffer>, given?: Given): Promise<Report> {
  const end = await lookAt(files, given);
  if (!('report' in end)) throw new Error(JSON.stringify(end));
  return end.report;
}

export const kinds = ({ findings }: { findings: Finding[] }) => findings.map(({ kind }) => kind);
