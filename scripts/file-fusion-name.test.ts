import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../templates/file-fusion/assets/js/naming.js');
const window: { Confluence: { nameFor: (names: string[]) => string } } = {
  Confluence: { nameFor: () => '' },
};
vm.runInNewContext(await readFile(program, 'utf8'), { window, Confluence: window.Confluence });
const { nameFor } = window.Confluence;

it.each([
  [['report.pdf'], 'report-joined'],
  [['report.pdf', 'annex.pdf'], 'report-and-annex'],
  [['report.pdf', 'annex.pdf', 'plan.png'], 'report-and-2-more'],
  [['report-1.pdf', 'report-2.pdf', 'report-10.pdf'], 'report-joined'],
  [['sales 2025 Q1.csv', 'sales 2025 Q2.csv'], 'sales 2025-joined'],
  [['invoice.csv', 'inventory.csv'], 'invoice-and-inventory'],
  [['data.csv', 'data.csv'], 'data-joined'],
  [['.env'], 'joined'],
])('names what is made of %j after them', (names, expected) => {
  expect(nameFor(names)).toBe(expected);
});
