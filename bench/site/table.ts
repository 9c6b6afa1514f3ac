import { kinds, type Measurement } from './measure-page.ts';

/** What a public page may cost on a phone. */
const budget = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** Milliseconds. */
  lcp: 1500,
  tbt: 100,
  cls: 0.02,
  /** Bytes of script, compressed with brotli; of a page that is only read, fewer. */
  script: 115_000,
  plainScript: 15_000,
  foreign: 0,
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const columns: { name: string; width: number; value: (page: Measurement) => string }[] = [
  { name: 'perf', width: 6, value: ({ performance }) => String(performance) },
  { name: 'a11y', width: 6, value: ({ accessibility }) => String(accessibility) },
  { name: 'best', width: 6, value: ({ bestPractices }) => String(bestPractices) },
  { name: 'seo', width: 5, value: ({ seo }) => String(seo) },
  { name: 'LCP s', width: 7, value: ({ lcp }) => (lcp / 1000).toFixed(2) },
  { name: 'TBT ms', width: 8, value: ({ tbt }) => tbt.toFixed(0) },
  { name: '(perf', width: 7, value: ({ recorded }) => `(${recorded.performance}` },
  { name: 'LCP', width: 6, value: ({ recorded }) => (recorded.lcp / 1000).toFixed(2) },
  { name: 'TBT)', width: 6, value: ({ recorded }) => `${recorded.tbt.toFixed(0)})` },
  { name: 'CLS', width: 7, value: ({ cls }) => cls.toFixed(3) },
  ...kinds.map((kind) => ({
    name: `${kind} kB`,
    width: kind.length + 6,
    value: ({ bytes }: Measurement) => kilobytes(bytes[kind]),
  })),
  { name: 'requests', width: 10, value: ({ requests }) => String(requests) },
  { name: 'foreign', width: 9, value: ({ foreign }) => String(foreign) },
  { name: 'first JS kB br', width: 16, value: ({ script }) => kilobytes(script) },
];

const pageWidth = 50;
const shorten = (path: string) => (path.length < pageWidth ? path : `${path.slice(0, pageWidth - 2)}…`);

/** First line of the table. In parentheses what the recording says as it is; bytes of a kind are those transferred. */
export function header(): string {
  return 'page'.padEnd(pageWidth) + columns.map(({ name, width }) => name.padStart(width)).join('');
}

/** A page's line. */
export function row(path: string, page: Measurement): string {
  return (
    shorten(path).padEnd(pageWidth) + columns.map(({ width, value }) => value(page).padStart(width)).join('')
  );
}

/** The budgets in words. */
export const budgetLine =
  `budget: scores ${budget.performance}/${budget.accessibility}/${budget.bestPractices}/${budget.seo}, ` +
  `LCP ${budget.lcp / 1000} s, TBT ${budget.tbt} ms, CLS ${budget.cls}, ` +
  `first JS ${budget.script / 1000} kB in brotli (${budget.plainScript / 1000} where React is not loaded), ${budget.foreign} requests to other hosts`;

/** What of a page is over its budget, in words. */
export function overBudget(page: Measurement): string[] {
  const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
  const costs = ['lcp', 'tbt', 'cls', 'script', 'foreign'] as const;
  const limits = { ...budget, script: page.plain ? budget.plainScript : budget.script };
  return [
    ...scores
      .filter((name) => page[name] < budget[name])
      .map((name) => `${name} ${page[name]} < ${budget[name]}`),
    ...costs
      .filter((name) => page[name] > limits[name])
      .map((name) => `${name} ${Number(page[name].toFixed(3))} > ${limits[name]}`),
  ];
}
