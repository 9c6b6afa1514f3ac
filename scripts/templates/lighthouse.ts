import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { lighthouseFlags } from '../test/browser-flags.ts';
import { findChromium } from '../test/chromium.ts';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

const runs = 3;

/**
 * Lighthouse's four scores of an address, 0 to 100, with its own mobile settings: the median of three runs.
 * Its error reporter is never on, which is why package.json may replace the reporter's package.
 */
export async function measureScores(address: string): Promise<Scores> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(`Lighthouse needs a real browser, but ${found.missing}.`);
  const results: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromePath: found.path,
      ignoreDefaultFlags: true,
      chromeFlags: lighthouseFlags,
    });
    try {
      results.push(await runOnce(address, chrome.port));
    } finally {
      chrome.kill();
    }
  }
  const median = (name: keyof Scores) =>
    results.map((result) => result[name]).toSorted((one, other) => one - other)[
      Math.floor(runs / 2)
    ] as number;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
  };
}

async function runOnce(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
