import type { Fault } from '../fault.ts';
import { fileAt } from '../place.ts';
import type { Template } from '../template.ts';
import type { Trouble } from '../troubles.ts';

/** What the browser complained about while a page was open, as faults of their bars. */
export function judgeTroubles(template: Template, page: string, troubles: Trouble[]): Fault[] {
  return troubles.map((trouble) => judgeTrouble(template, page, trouble));
}

function judgeTrouble(template: Template, page: string, { kind, message, url, line }: Trouble): Fault {
  const file = fileAt(url, template);
  const known = file !== null && template.site.includes(file);
  const place = { file: known ? file : page, ...(known && line ? { line } : {}) };
  switch (kind) {
    case 'foreign':
      return {
        bar: 'requests',
        file: page,
        what: `asks for ${message}`,
        mend: 'put the file into the folder',
      };
    case 'missing':
      return {
        bar: 'requests',
        file: page,
        what: `asks in vain for ${message}`,
        mend: 'add the file or correct the address',
      };
    case 'error':
      return {
        bar: 'console',
        ...place,
        what: `a script fails: ${message}`,
        mend: 'open the page with the console',
      };
    case 'console':
      return { bar: 'console', ...place, what: message, mend: 'the console must stay empty of errors' };
  }
}

export interface Weight {
  bytes: number;
  requests: number;
}

const mostBytes = 500_000;
const mostRequests = 60;

/** Bytes and requests of a page seen for the first time, read to its end. */
export function judgeWeight(
  page: string,
  transfers: { url: string; bytes: number }[],
): { weight: Weight; faults: Fault[] } {
  const weight = { bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0), requests: transfers.length };
  const faults: Fault[] = [];
  if (weight.bytes > mostBytes) {
    const largest = transfers.toSorted((one, other) => other.bytes - one.bytes).slice(0, 3);
    const named = largest
      .map(({ url, bytes }) => `${url.split('/').at(-1)} ${Math.round(bytes / 1000)} kB`)
      .join(', ');
    faults.push({
      bar: 'weight',
      file: page,
      what: `weighs ${Math.round(weight.bytes / 1000)} kB, more than ${mostBytes / 1000} kB`,
      mend: `the largest files are ${named}`,
    });
  }
  if (weight.requests > mostRequests)
    faults.push({
      bar: 'weight',
      file: page,
      what: `makes ${weight.requests} requests, more than ${mostRequests}`,
      mend: 'join files, or load pictures lazily as a sprite',
    });
  return { weight, faults };
}
