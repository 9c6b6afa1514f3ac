import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DemoServer, serveDemos } from '../../server/testing/serve-demos.ts';
import { launchBrowser } from './browser.ts';
import { BuildError, writeBuild } from './build.ts';
import { isBuilt } from './built/papers.ts';
import { findStale, openById, writeCatalogue } from './catalogue.ts';
import { check } from './check.ts';
import type { CheckResult } from './check-each.ts';
import { encode } from './encode.ts';
import { formatFault } from './fault.ts';
import { measureScores, type Scores } from './lighthouse.ts';
import { readMeasured, writeMeasured } from './measured.ts';
import { createTemplate, type Start } from './new.ts';
import { photograph } from './photograph.ts';
import { type Template, templatesFolder } from './template.ts';

const reportFile = path.resolve(import.meta.dirname, '../../.cache/test/templates.json');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Checks, prints, and leaves counts and faults in `.cache/test/templates.json`. Returns the exit code. */
export async function runCheck(ids: string[], all: boolean): Promise<number> {
  const results: CheckResult<Template>[] = [];
  for await (const result of check(ids, { all })) {
    printResult(result);
    results.push(result);
  }
  const failures = results
    .filter(({ faults }) => faults.length > 0)
    .map(({ id, faults }) => ({
      name: id,
      message: faults.map((fault) => formatFault(id, fault)).join('\n'),
    }));
  const failed = failures.length;
  const passed = results.length - failed;
  say(`Templates: ${passed} passed, ${failed} failed.`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await writeFile(reportFile, JSON.stringify({ passed, failed, failures }));
  return failed > 0 ? 1 : 0;
}

function printResult({ id, faults, measures, seconds, isCached }: CheckResult<Template>): void {
  const figures = measures
    ? `${measures.pages.length} pages, heaviest ${Math.round(measures.bytes / 1000)} kB in ${measures.requests} requests`
    : '';
  const time = isCached ? 'unchanged' : `${seconds.toFixed(1)} s`;
  say(`${faults.length === 0 ? '✓' : '✗'} ${id.padEnd(24)} ${figures} (${time})`);
  for (const fault of faults) say(formatFault(id, fault));
}

/**
 * Brings everything about the templates up to date: checks them, and for each that passes measures and photographs
 * what was made of older files; then writes the catalogue. Returns the exit code.
 */
export async function runCatalogue(ids: string[]): Promise<number> {
  let failed = 0;
  const measured: Template[] = [];
  for await (const result of check(ids, { withoutRecords: true })) {
    printResult(result);
    const { subject: template, measures, faults } = result;
    if (!template || !measures || faults.length > 0) {
      failed += 1;
      continue;
    }
    const weight = { site: template.siteHash, ...measures };
    await writeMeasured(template.folder, { weight });
    measured.push(template);
  }
  const stale = await Promise.all(
    measured.map(async (one) => findStale(one, await readMeasured(one.folder))),
  );
  const needs = (section: string) =>
    measured.filter((_, at) => stale[at]?.includes(section as 'photographs')).map(({ id }) => id);
  await runPhotos(needs('photographs'));
  await runLighthouse(needs('lighthouse'));
  return (await publish(ids)) || (failed > 0 ? 1 : 0);
}

/** Photographs the templates anew. Returns the exit code. */
export async function runPhotos(ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const browser = await launchBrowser();
  const server = await serveDemos(templatesFolder);
  try {
    for (const id of ids) await photographOne(await mustOpen(id), browser, server);
  } finally {
    await browser.close();
    await server.close();
  }
  return publish(ids);
}

async function photographOne(
  template: Template,
  browser: Parameters<typeof photograph>[2],
  server: DemoServer,
) {
  const { weight } = await readMeasured(template.folder);
  const themes = template.manifest.themes ?? weight?.themes ?? ['light'];
  const shots = await photograph(template.id, themes, browser, server);
  const pictures = await encode(shots, template.folder);
  await writeMeasured(template.folder, { photographs: { site: template.siteHash, pictures } });
  const bytes = pictures
    .flatMap(({ avif, webp }) => [...avif, ...webp])
    .reduce((sum, one) => sum + one.bytes, 0);
  say(`  photographed ${template.id}: ${shots.length} shots, ${Math.round(bytes / 1000)} kB`);
}

/** Measures the templates anew with Lighthouse. Returns the exit code. */
export async function runLighthouse(ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [load = 0] = os.loadavg();
  if (load > os.availableParallelism())
    say(`  This machine is busy (load ${load.toFixed(1)}): performance will come out too low.`);
  const server = await serveDemos(templatesFolder);
  let failed = 0;
  try {
    for (const id of ids) {
      const template = await mustOpen(id);
      const scores = await measureScores(server.address(id));
      await writeMeasured(template.folder, { lighthouse: { site: template.siteHash, ...scores } });
      const isGood = reaches(scores);
      if (!isGood) failed += 1;
      const { performance, accessibility, bestPractices, seo } = scores;
      say(
        `  ${isGood ? '✓' : '✗'} Lighthouse ${id}: ${performance} / ${accessibility} / ${bestPractices} / ${seo}`,
      );
    }
  } finally {
    await server.close();
  }
  return (await publish(ids)) || (failed > 0 ? 1 : 0);
}

/** Mobile scores a template must have. */
function reaches({ performance, accessibility, bestPractices, seo }: Scores): boolean {
  return performance >= 95 && accessibility === 100 && bestPractices === 100 && seo === 100;
}

async function mustOpen(id: string): Promise<Template> {
  const template = await openById(id);
  if (!template) throw new Error(`templates/${id}/template.json can not be read: run check ${id}.`);
  return template;
}

async function publish(ids: string[]): Promise<number> {
  const { listed, leftOut } = await writeCatalogue(templatesFolder, ids);
  say(`Catalogue: ${listed} templates${leftOut.length > 0 ? `; not ready: ${leftOut.join(', ')}` : ''}.`);
  return 0;
}

/** Makes pages and assets of the templates that are built from `source/`. Returns the exit code. */
export async function runBuild(ids: string[]): Promise<number> {
  let failed = 0;
  for (const id of ids) {
    const template = await mustOpen(id);
    if (!isBuilt(template.manifest)) continue;
    try {
      const { build, removed } = await writeBuild(template);
      const bytes = [...build.values()].reduce((sum, file) => sum + file.length, 0);
      say(`✓ ${id.padEnd(24)} ${build.size} files, ${Math.round(bytes / 1000)} kB`);
      for (const file of removed) say(`  removed ${file}: the source no longer makes it`);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      failed += 1;
      say(`✗ ${id}\n${error.message}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

/** Starts a template. Returns the exit code. */
export async function runNew(start: Start): Promise<number> {
  await createTemplate(start);
  say(`templates/${start.id} is there. Read its BRIEF.md, then: npm run templates -- check ${start.id}`);
  return 0;
}
