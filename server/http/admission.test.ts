import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Admission } from './admission.ts';

const limits = { period: 50, high: 0.85, low: 0.7, least: 1, atOnce: 100, remember: 2000, wait: 10_000 };
const [greedy, honest] = ['203.0.113.1', '198.51.100.7'];

let busy: number;
let admission: Admission;
let begun: string[];
let refused: number[];

beforeEach(() => {
  vi.useFakeTimers();
  busy = 0;
  begun = [];
  refused = [];
  admission = new Admission({}, () => busy, limits);
});
afterEach(() => {
  admission.stop();
  vi.useRealTimers();
});

class Answer extends EventEmitter {
  closed = false;
  req = { complete: true };
  writeHead(status: number): void {
    refused.push(status);
  }
  end(): void {}
}

function ask(network: string, times = 1): Answer[] {
  return Array.from({ length: times }, () => {
    const answer = new Answer();
    admission.enter(network, answer as unknown as ServerResponse, () => begun.push(network));
    return answer;
  });
}
const count = (network: string) => begun.filter((one) => one === network).length;
const pass = (milliseconds = limits.period) => vi.advanceTimersByTime(milliseconds);

/** As many requests as are answered are sent again, in each of so many periods. */
function flood(periods: number): void {
  for (let period = 0; period < periods; period += 1) {
    ask(greedy, 100);
    ask(honest);
    pass();
  }
}

it('begins every request at once while the thread has time', () => {
  flood(5);
  expect([count(greedy), count(honest)]).toEqual([500, 5]);
});

it('lets those wait who ask for more than others while it has none, and nobody else', () => {
  busy = 1;
  flood(30);
  begun = [];
  ask(honest, 3);
  ask(greedy, 100);
  expect([count(greedy), count(honest)]).toEqual([0, 3]);
  pass();
  expect(count(greedy)).toBeLessThanOrEqual(count(honest));
});

it('lets them in again when there is time', () => {
  busy = 1;
  flood(20);
  busy = 0.1;
  pass(3000);
  begun = [];
  ask(greedy, 100);
  expect(count(greedy)).toBe(100);
});

it('holds nobody up who has the site for themselves', () => {
  busy = 1;
  for (let period = 0; period < 30; period += 1) {
    ask(greedy, 100);
    pass();
  }
  expect(count(greedy)).toBe(3000);
});

it('holds nobody up any more once the others have gone', () => {
  busy = 1;
  flood(30);
  pass(limits.remember + 1000);
  begun = [];
  for (let period = 0; period < 20; period += 1) {
    ask(greedy, 30);
    pass();
  }
  expect(count(greedy)).toBeGreaterThanOrEqual(600);
});

it('takes nobody for modest because somebody else has a long queue', () => {
  busy = 1;
  flood(30);
  ask(greedy, 20_000);
  const another = '203.0.113.2';
  for (let period = 0; period < 30; period += 1) {
    ask(another, 100);
    ask(honest);
    pass();
  }
  begun = [];
  for (let period = 0; period < 10; period += 1) {
    ask(another, 100);
    ask(honest);
    pass();
  }
  expect(count(honest)).toBe(10);
  expect(count(another)).toBeLessThan(40);
});

it('hears others, and how busy the thread is, while a burst that came in one piece begins', () => {
  busy = 1;
  ask(honest);
  ask(greedy, 5000);
  expect(count(greedy)).toBe(limits.atOnce);
  ask(honest);
  expect(count(honest)).toBe(2);
  pass(2 * limits.period);
  expect(count(greedy)).toBeGreaterThan(limits.atOnce);
});

it('never begins what nobody waits for any more', () => {
  busy = 1;
  const asked: Answer[] = [];
  for (let period = 0; period < 30; period += 1) {
    asked.push(...ask(greedy, 100));
    ask(honest);
    pass();
  }
  begun = [];
  for (const answer of asked) answer.emit('close');
  busy = 0;
  pass(5000);
  expect(count(greedy)).toBe(0);
});

it('refuses in words who has waited for long, and whoever waits when the process ends', () => {
  busy = 1;
  flood(30);
  const before = refused.length;
  ask(greedy, 1000);
  for (let period = 0; period < (limits.wait + 100) / limits.period; period += 1) {
    ask(honest);
    pass();
  }
  expect(refused.length).toBeGreaterThan(before + 500);
  expect(new Set(refused)).toEqual(new Set([503]));
  flood(30);
  const then = refused.length;
  admission.stop();
  expect(refused.length).toBeGreaterThan(then + 1000);
});

it('begins what still comes on open connections after the end', () => {
  ask(greedy, 2 * limits.atOnce);
  admission.stop();
  begun = [];
  ask(greedy, 3 * limits.atOnce);
  pass();
  expect(count(greedy)).toBe(3 * limits.atOnce);
});
