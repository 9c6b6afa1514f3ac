import { describe, expect, it } from 'vitest';
import { Audiences } from './audiences.ts';
import { FanOut } from './fan-out.ts';
import type { Member } from './member.ts';
import type { Change, SeenRow } from './rows.ts';
import { Visitor } from './visitors.ts';

const change = (type: Change['type'], id: number): Change => ({
  schema: 'public',
  table: 'projects',
  type,
  at: '2026-11-26T12:00:00Z',
  key: { id },
});

/** Reads that end when the test says so, and what members heard. */
function open() {
  const reads: { by: string; id: unknown; end: () => void }[] = [];
  const heard: [string, string, unknown][] = [];
  const visitors = new Map<string, Visitor>();
  const failures: unknown[] = [];
  const audiences = new Audiences(
    (scope, { key }) =>
      new Promise<SeenRow>((resolve) => {
        const by = scope.role === 'authenticated' ? String(scope.claims.sub) : scope.role;
        const record = { ...key, read: reads.length };
        reads.push({ by, id: key.id, end: () => resolve({ columns: [], record }) });
      }),
    new FanOut(),
    (_change, error) => failures.push(error),
  );
  return {
    reads,
    heard,
    pass: (...changes: Change[]) => {
      for (const one of changes) audiences.pass(one);
    },
    add(name: string, network: string, role: 'anon' | 'authenticated' = 'authenticated') {
      const visitor = visitors.get(network) ?? new Visitor(network, 0);
      visitors.set(network, visitor);
      audiences.add({
        id: name,
        topic: 'realtime:projects',
        visitor,
        joinedAt: 0,
        scope: { role, claims: role === 'anon' ? { role } : { role, sub: name } },
        expiresAt: null,
        subscriptions: [{ id: 1, event: '*', schema: 'public', table: 'projects', passes: null }],
        send: ({ payload }: { payload: string }) => {
          const { data } = JSON.parse(payload);
          heard.push([name, data.type, data.record.id ?? data.old_record.id]);
        },
      } as unknown as Member);
    },
    /** Ends the reads that are under way until there are no more. */
    async finish() {
      for (let at = 0; at < reads.length; at += 1) {
        reads[at]?.end();
        // Whoever waited begins in a turn of its own (FairGate).
        await settle();
        await settle();
      }
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('changes that wait', () => {
  it('of one row are read once, as it is then; the first and the last kind of each are told', async () => {
    const { add, pass, reads, heard, finish } = open();
    add('anybody', '10.0.0.1', 'anon');
    pass(change('UPDATE', 1));
    await settle();
    pass(
      change('INSERT', 2),
      ...Array.from({ length: 1000 }, () => change('UPDATE', 2)),
      change('UPDATE', 3),
    );
    await finish();
    expect(reads.length).toBe(4);
    expect(heard).toEqual([
      ['anybody', 'UPDATE', 1],
      ['anybody', 'INSERT', 2],
      ['anybody', 'UPDATE', 2],
      ['anybody', 'UPDATE', 3],
    ]);
  });

  it('of a row that is gone are not read any more', async () => {
    const { add, pass, reads, heard, finish } = open();
    add('anybody', '10.0.0.1', 'anon');
    pass(change('UPDATE', 1));
    await settle();
    pass(change('INSERT', 2), change('UPDATE', 2), change('DELETE', 2));
    await finish();
    expect(reads.length).toBe(1);
    expect(heard.at(-1)).toEqual(['anybody', 'DELETE', 2]);
  });

  it('are read by a few at a time, those for everybody first, and a visitor with few before one with many', async () => {
    const { add, pass, reads, finish, heard } = open();
    for (let index = 0; index < 100; index += 1) add(`greedy ${index}`, '10.0.0.1');
    add('honest', '10.0.0.2');
    add('anybody', '10.0.0.3', 'anon');
    pass(change('UPDATE', 1));
    await settle();
    expect(reads.length).toBe(2);
    await finish();
    expect(reads.length).toBe(102);
    const order = reads.map(({ by }) => by);
    expect(order.indexOf('honest')).toBeLessThan(5);
    expect(order.indexOf('anon')).toBeLessThan(5);
    expect(heard.length).toBe(102);
  });

  it('for one whose read takes long hold nobody else up', async () => {
    const { add, pass, reads, heard } = open();
    add('slow', '10.0.0.1');
    add('quick', '10.0.0.2');
    pass(change('UPDATE', 1), change('UPDATE', 2));
    for (let count = 0; count < 4; count += 1) {
      await settle();
      for (const { by, end } of reads) if (by === 'quick') end();
    }
    expect(heard).toEqual([
      ['quick', 'UPDATE', 1],
      ['quick', 'UPDATE', 2],
    ]);
  });
});
