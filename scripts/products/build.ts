import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Build, filesIn, runPackage, runVite, withCopy, writeFiles } from '../templates/build.ts';
import { packageText, productPapers } from './papers.ts';
import type { Product } from './product.ts';

/** Reads the version of a product's `package.json`; 1.0.0 while there is none. */
export async function versionOf(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'source/package.json'), 'utf8').catch(() => '{}');
  const { version } = JSON.parse(text) as { version?: string };
  return version ?? '1.0.0';
}

/** What the workshop writes into `source/`: paths inside it, with their texts. */
export async function papersOf({ slug, folder, text }: Product): Promise<Record<string, string>> {
  const version = await versionOf(folder);
  return { 'package.json': await packageText(slug, version, text.description), ...(await productPapers()) };
}

/** Builds the product from its source alone, in a folder of its own. Throws a BuildError with Vite's words. */
export async function makePreview(product: Product): Promise<Build> {
  return inCopy(product, async (folder) => {
    await runVite(folder, ['build', '--logLevel', 'warn']);
    const dist = path.join(folder, 'dist');
    const build: Build = new Map();
    for (const file of await filesIn(dist)) build.set(file, await readFile(path.join(dist, file)));
    return build;
  });
}

/** Writes the papers into `source/` and what it builds into `preview/`, in place of what was there. */
export async function writePreview(product: Product): Promise<Build> {
  const build = await makePreview(product);
  await writeFiles(path.join(product.folder, 'source'), await papersOf(product));
  const preview = path.join(product.folder, 'preview');
  await rm(preview, { recursive: true, force: true });
  await writeFiles(preview, Object.fromEntries(build));
  return build;
}

export interface OwnChecks {
  /** The compiler's words, one a line; empty when the types agree. */
  types: string[];
  /** Tests of the product that passed. */
  tests: number;
  /** What failed among the tests. */
  failures: string[];
}

/** Runs the type check and the tests that a buyer runs, with this project's packages and without the network. */
export async function runOwnChecks(product: Product): Promise<OwnChecks> {
  return inCopy(product, async (folder) => {
    const tsc = await runPackage('typescript/bin/tsc', ['--noEmit', '--pretty', 'false'], folder);
    const report = path.join(folder, 'tests.json');
    const vitest = await runPackage(
      'vitest/vitest.mjs',
      ['run', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`],
      folder,
      { VITEST: '', NODE_ENV: 'test' },
    );
    const text = await readFile(report, 'utf8').catch(() => null);
    const types = tsc.code === 0 ? [] : tsc.said.trim().split('\n');
    if (text === null) return { types, tests: 0, failures: [vitest.said.trim().slice(0, 600)] };
    return { types, ...readReport(text, folder) };
  });
}

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function readReport(text: string, folder: string): Pick<OwnChecks, 'tests' | 'failures'> {
  const { numPassedTests, testResults } = JSON.parse(text) as Report;
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(folder, name);
    const bad = assertionResults.filter(({ status }) => status !== 'passed');
    if (bad.length === 0) return assertionResults.length === 0 ? [`${file}: ${message}`] : [];
    return bad.map(
      (one) => `${file}: ${one.fullName} ${(one.failureMessages[0] ?? one.status).split('\n')[0]}`,
    );
  });
  return { tests: numPassedTests, failures };
}

async function inCopy<T>(product: Product, work: (folder: string) => Promise<T>): Promise<T> {
  const from = path.join(product.folder, 'source');
  return withCopy({ name: product.slug, from, files: product.source, papers: await papersOf(product) }, work);
}
