import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, it } from 'vitest';
import { addStep, NO_HISTORY, undo } from '../../../../domain/studio/history.ts';
import { NO_FILES } from '../schema.ts';
import { AccountFullError, MAX_STEP, openChat } from './account-chats.ts';
import { openKeeper } from './keep-in-account.ts';
import { filesOf, NEW_SESSION, type Session } from './session-store.ts';

type Row = Record<string, unknown> & { chat_id: string; step: number };
let rows: Row[];
let requests: number;
/** Steps that the account may keep. */
let room: number;
beforeEach(() => {
  rows = [];
  requests = 0;
  room = 1000;
});

/** The calls of the client that are made, on a list in memory. */
const client = {
  from: () => ({
    insert: async (added: Row[]) => {
      requests++;
      const isThere = (row: Row) => rows.some((one) => one.chat_id === row.chat_id && one.step === row.step);
      if (rows.length + added.length > room) return { error: { code: 'PT413', message: 'It is full.' } };
      if (added.some(isThere)) return { error: { code: '23505', message: 'duplicate key' } };
      rows.push(...added);
      return { error: null };
    },
    select: () => ({
      eq: (_column: string, id: string) => {
        const data = rows.filter((row) => row.chat_id === id);
        return Object.assign(Promise.resolve({ data, error: null }), {
          gt: (_name: string, after: number) => ({
            order: () => ({
              limit: async (most: number) => {
                const later = data.filter(({ step }) => step > after).sort((a, b) => a.step - b.step);
                return { data: later.slice(0, most), error: null };
              },
            }),
          }),
        });
      },
    }),
  }),
} as unknown as SupabaseClient;

const page = (text: string) => ({ ...NO_FILES, 'index.html': text });
function session(id: string, ...texts: string[]): Session {
  const history = texts.reduce(
    (all, text, index) => addStep(all, text, page(text), 1000 + index),
    NO_HISTORY,
  );
  return { ...NEW_SESSION, id, description: 'A bakery', history };
}

it('keeps each step once', async () => {
  const keeper = openKeeper(client);
  const id = await keeper.keep(session('', 'a', 'b'));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(await keeper.keep(session(id, 'a', 'b', 'c'))).toBe(id);
  expect(rows.map(({ step }) => step)).toEqual([1, 2, 3]);
  // Also after the page has been loaded again.
  await openKeeper(client).keep(session(id, 'a', 'b', 'c'));
  expect(rows).toHaveLength(3);
});

it('asks for nothing where there is nothing', async () => {
  expect(await openKeeper(client).keep(session(''))).toBe('');
  expect(requests).toBe(0);
});

it('opens what was kept at its newest step, with the way back', async () => {
  const id = await openKeeper(client).keep(session('', 'a', 'b', 'c'));
  const opened = (await openChat(client, id)) as Session;
  expect(opened).toMatchObject({ id, description: 'A bakery', isComposed: false });
  expect(filesOf(opened.history)).toEqual(page('c'));
  expect(filesOf(undo(undo(opened.history)))).toEqual(page('a'));
  expect(await openChat(client, 'other')).toBeNull();
});

it('opens a long chat whole', async () => {
  const texts = Array.from({ length: 25 }, (_, index) => `text ${index}`);
  const id = await openKeeper(client).keep(session('', ...texts));
  expect((await openChat(client, id))?.history.steps).toHaveLength(25);
});

it('says that the account is full, keeps what was kept, and goes on once there is room', async () => {
  room = 5;
  const full = openKeeper(client).keep(session('chat', ...'abcdefg'));
  await expect(full).rejects.toThrow(AccountFullError);
  expect(rows).toHaveLength(5);
  room = 7;
  expect(await openKeeper(client).keep(session('chat', ...'abcdefg'))).toBe('chat');
  expect(rows.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('loses nothing when two browsers go on with the same chat', async () => {
  const here = openKeeper(client);
  const there = openKeeper(client);
  const id = await here.keep(session('', 'a'));
  await there.keep(session(id, 'a'));
  const began = session(id, 'a');
  await there.keep({ ...began, history: addStep(began.history, 'theirs', page('theirs'), 5000) });
  const name = await here.keep({ ...began, history: addStep(began.history, 'ours', page('ours'), 6000) });
  expect(name).not.toBe(id);
  const texts = (chat: string) => rows.filter(({ chat_id }) => chat_id === chat).map(({ html }) => html);
  expect([texts(id), texts(name)]).toEqual([
    ['a', 'theirs'],
    ['a', 'ours'],
  ]);
});

it('leaves out websites of other files than a page has', async () => {
  const began = session('chat', 'a');
  const site = { ...page('a'), 'about.html': '<p>' };
  const history = addStep(addStep(began.history, 'site', site, 5000), 'b', page('b'), 6000);
  expect(await openKeeper(client).keep({ ...began, history })).toBe('chat');
  expect(rows.map(({ step }) => step)).toEqual([1, 3]);
});

it('leaves out what is too long, and sends many steps in several requests', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `${index}`);
  await openKeeper(client).keep(session('', ...texts, 'x'.repeat(MAX_STEP + 1)));
  expect(rows).toHaveLength(12);
  expect(requests).toBe(3);
});

it('a repository of too many files to be named is forgotten there, and nothing else', async () => {
  const ids = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.html`, 'a'.repeat(40)]));
  const saved = { repository: { id: 'r', owner: 'ada', slug: 'tea', name: 'tea' }, ids };
  await openKeeper(client).keep({ ...session('x', 'a'), saved });
  expect(rows[0]).toMatchObject({ about: { description: 'A bakery', saved: null } });
  expect(JSON.stringify(rows[0]?.about).length).toBeLessThan(20_000);
});
