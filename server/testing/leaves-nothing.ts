import { afterAll, beforeAll, expect } from 'vitest';

/** What a suite may put something else in the place of, and another one on the same thread relies on. */
const replaceable = ['Date', 'Request', 'Response', 'fetch', 'localStorage', 'setTimeout'] as const;
const look = () => replaceable.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

let before: ReturnType<typeof look>;
let environment: NodeJS.ProcessEnv;
let folder: string;

beforeAll(() => {
  before = look();
  environment = { ...process.env };
  folder = process.cwd();
});

// Workers run many suites without isolation (vitest.config.ts): the one that changes its thread fails, not one that comes later.
afterAll(() => {
  const now = look();
  const changed = replaceable.filter((_, index) => {
    const [was, is] = [before[index], now[index]];
    return was?.value !== is?.value || was?.get !== is?.get;
  });
  expect(changed, 'globals that this suite has left replaced').toEqual([]);
  expect(process.env).toEqual(environment);
  expect(process.cwd()).toBe(folder);
});
