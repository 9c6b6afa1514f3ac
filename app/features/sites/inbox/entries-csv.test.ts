import { expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { entriesCsv } from './entries-csv.ts';

const entry = (change: Partial<Entry>): Entry => ({
  id: '1',
  form: 'contact',
  path: 'contact/index.html',
  fields: [],
  created_at: '2026-11-27T21:04:05.123456+00:00',
  is_new: false,
  attempts: 1,
  next_attempt_at: null,
  delivered_at: '2026-11-27T21:05:00+00:00',
  last_error: null,
  ...change,
});
const address = 'http://tea-room.localhost:3000/';
const linesOf = (entries: Entry[]) => entriesCsv(entries, address).split('\r\n');
const head = '"Sent (UTC)","Form","Page","Mail"';
const facts = `"2026-11-27 21:04:05","contact","${address}contact/","mailed"`;

it('begins with the mark of UTF-8, and quotes every cell', () => {
  const [first, second, end] = linesOf([entry({ fields: [['wörds', 'A "table"\nfor two, please']] })]);
  expect(first).toBe(`\ufeff${head},"wörds"`);
  expect(second).toBe(`${facts},"A ""table""\nfor two, please"`);
  expect(end).toBe('');
});

it('has a column for each field of any entry, and joins values of one name', () => {
  const entries = [
    entry({ fields: [['email', 'a@example.org']] }),
    entry({
      fields: [
        ['name', 'Bea'],
        ['tea', 'green'],
        ['tea', 'black'],
      ],
    }),
  ];
  expect(linesOf(entries).slice(0, 3)).toEqual([
    `\ufeff${head},"email","name","tea"`,
    `${facts},"a@example.org","",""`,
    `${facts},"","Bea","green, black"`,
  ]);
});

it('keeps what somebody sends in made-up fields together in one column', () => {
  const made = Array.from({ length: 300 }, (_, number): [string, string] => [`made-${number}`, `${number}`]);
  const entries = [
    entry({ fields: [['email', 'a@example.org']] }),
    entry({ fields: [['email', 'b@example.org'], ...made] }),
  ];
  const [first, , third] = linesOf(entries);
  expect(first?.split('","')).toHaveLength(4 + 200 + 1);
  expect(first).toMatch(/^\ufeff.*,"email",.*,"Other fields"$/);
  expect(third).toContain('made-299: 299');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+44 20 7946', "'+44 20 7946"],
  ['-2', "'-2"],
  ['@sum(a1)', "'@sum(a1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1+1', "\t'=1+1"],
  [' =1+1', " '=1+1"],
  // Where semicolons separate cells, the quotes of this one end before it.
  ['a;=1+1', "a;'=1+1"],
  ['a;"=1+1', `a;""'=1+1`],
  ['a\n=1+1', "a\n'=1+1"],
  ['bea@example.org', 'bea@example.org'],
  ['5 - 3 = 2', '5 - 3 = 2'],
])('makes no formula of %j, in a value or in a name', (given, written) => {
  const [first, second] = linesOf([entry({ fields: [[given, given]] })]);
  expect(first).toBe(`\ufeff${head},"${written}"`);
  expect(second).toBe(`${facts},"${written}"`);
});

it('says what was not mailed, and where an entry came from', () => {
  const [, second] = linesOf([
    entry({ delivered_at: null, last_error: 'no such mailbox', path: 'a b/größe?.html' }),
  ]);
  expect(second).toBe(
    `"2026-11-27 21:04:05","contact","${address}a%20b/gr%C3%B6%C3%9Fe%3F.html","not mailed: no such mailbox"`,
  );
});
