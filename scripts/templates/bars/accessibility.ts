import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import type { Fault } from '../fault.ts';
import { lineOf } from '../place.ts';
import type { Template } from '../template.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Widths at which a page is examined, in CSS pixels. */
const widths = [1280, 360];

/** No violation of axe's rules at any width, nor of WCAG 2.2's least size of targets, 24 by 24 px. */
export async function checkAccessibility(
  template: Template,
  file: string,
  page: Page,
  theme: string,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  await page.evaluate(await axeSource);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const results = await page.evaluate(runAxe, { rules: { 'target-size': { enabled: true } } });
    for (const { id, help, nodes } of results)
      for (const { html, target, summary } of nodes.slice(0, 8)) {
        const place = await lineOf(template, file, html);
        faults.push({
          bar: id === 'target-size' ? 'targets' : 'accessibility',
          file,
          ...place,
          what: `${help}: ${target}`,
          when: `${theme}, ${width} px wide`,
          mend: `${summary} [axe: ${id}]`,
        });
      }
  }
  return faults;
}

/** Runs in the page. */
async function runAxe(options: RunOptions) {
  const { axe } = window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run({ ...options, iframes: false, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, target, failureSummary = '' }) => ({
      html,
      target: target.join(' '),
      summary: failureSummary.split('\n').slice(1, 3).join(' ').trim(),
    })),
  }));
}
