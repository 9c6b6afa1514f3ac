import { expect, test } from 'vitest';
import { workerSource } from './runner.ts';

interface Posted {
  missing?: boolean;
  results?: { pass: boolean; got: string; logs: string[] }[];
}

/** Runs the worker's text with a stand-in for its global object. */
function posted(code: string, name: string, cases: { args: unknown[]; expected: unknown }[]) {
  const messages: Posted[] = [];
  const self = { postMessage: (message: Posted) => messages.push(message), fetch: () => 'network' };
  new Function('self', 'console', workerSource(code, name, cases))(self, {});
  return { message: messages[0], self };
}

test('cases are called and compared, lists by their contents', () => {
  const { message } = posted('function twice(n) { return [n, n]; }', 'twice', [
    { args: [2], expected: [2, 2] },
    { args: [3], expected: [3] },
  ]);
  expect(message.results?.map(({ pass }) => pass)).toEqual([true, false]);
  expect(message.results?.[1].got).toBe('[3,3]');
});

test('fractions are compared as fractions are', () => {
  const { message } = posted('const f = () => 0.1 + 0.2;', 'f', [{ args: [], expected: 0.3 }]);
  expect(message.results?.[0].pass).toBe(true);
});

test('an error fails its case only, and a missing function is told', () => {
  const { message } = posted('function f(n) { if (n) throw new Error("no"); return 1; }', 'f', [
    { args: [1], expected: 1 },
    { args: [0], expected: 1 },
  ]);
  expect(message.results?.map(({ pass }) => pass)).toEqual([false, true]);
  expect(posted('const g = 1;', 'f', []).message).toEqual({ missing: true });
});

test('the network is gone before the code begins, and the checking cannot be posted by hand', () => {
  const { message, self } = posted(
    'postMessage?.({ results: [] }); self?.postMessage({ results: [] }); function f() { return typeof self; }',
    'f',
    [{ args: [], expected: 'undefined' }],
  );
  expect(self.fetch).toBeUndefined();
  expect(message.results?.[0].pass).toBe(true);
});

test('what is logged belongs to its case', () => {
  const { message } = posted('function f(n) { console.log("n is", n); return n; }', 'f', [
    { args: [1], expected: 1 },
    { args: [2], expected: 2 },
  ]);
  expect(message.results?.[1].logs).toEqual(['"n is" 2']);
});
