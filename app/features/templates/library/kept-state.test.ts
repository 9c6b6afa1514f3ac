import { describe, expect, it } from 'vitest';
import {
  emptyState,
  formatState,
  type KeptState,
  newestFirst,
  parseState,
  unsentOf,
  withChange,
  withNewest,
  withServerList,
  withSignIn,
  withSignOut,
} from './kept-state.ts';

type Entry = { at: number };
const at = (moment: number): Entry => ({ at: moment });
const ANA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'b0000000-0000-4000-8000-000000000002';

/** A visitor's list in this browser. */
const visitor = (...keys: string[]): KeptState<Entry> =>
  keys.reduce((state, key, index) => withChange(state, key, at(index + 1)), emptyState<Entry>());
/** A member's list, all of it on the server. */
const member = (user: string, ...keys: string[]): KeptState<Entry> => {
  const list = Object.fromEntries(keys.map((key, index) => [key, at(index + 1)]));
  return withServerList(withSignIn(emptyState<Entry>(), user), user, {}, list, 1000);
};
const keysOf = ({ entries }: KeptState<Entry>) => Object.keys(entries).sort();

describe('a visitor', () => {
  it('adds and removes, and nothing is to be sent', () => {
    const state = withChange(visitor('cafe', 'shop'), 'cafe', null);
    expect(keysOf(state)).toEqual(['shop']);
    expect(state.unsent).toEqual({});
  });
});

describe('signing in', () => {
  it('joins what was kept in the browser to the list of the account', () => {
    const signedIn = withSignIn(visitor('cafe', 'shop'), ANA);
    expect(unsentOf(signedIn)).toEqual({ cafe: at(1), shop: at(2) });
    const read = withServerList(signedIn, ANA, {}, { shop: at(50), blog: at(60) }, 1000);
    expect(keysOf(read)).toEqual(['blog', 'cafe', 'shop']);
    const sent = withServerList(read, ANA, unsentOf(read), read.entries, 1000);
    expect(keysOf(sent)).toEqual(['blog', 'cafe', 'shop']);
    expect(sent.unsent).toEqual({});
  });

  it('does not send what was removed before it', () => {
    const state = withSignIn(withChange(visitor('cafe', 'shop'), 'cafe', null), ANA);
    expect(unsentOf(state)).toEqual({ shop: at(2) });
  });

  it('again in the same account changes nothing', () => {
    const state = member(ANA, 'cafe');
    expect(withSignIn(state, ANA)).toBe(state);
  });

  it('in another account takes nothing along', () => {
    const state = withSignIn(withChange(member(ANA, 'cafe'), 'shop', at(9)), BEN);
    expect(keysOf(state)).toEqual([]);
    expect(unsentOf(state)).toEqual({});
    expect(state.unsent[ANA]).toEqual({ shop: at(9) });
  });
});

describe('a member', () => {
  it('sees a change at once and sends it later', () => {
    const state = withChange(withChange(member(ANA, 'cafe'), 'shop', at(5)), 'cafe', null);
    expect(keysOf(state)).toEqual(['shop']);
    expect(unsentOf(state)).toEqual({ shop: at(5), cafe: null });
  });

  it('keeps a change that was made while another was being sent', () => {
    const before = withChange(member(ANA), 'cafe', at(5));
    const sent = unsentOf(before);
    const during = withChange(withChange(before, 'cafe', null), 'shop', at(6));
    const after = withServerList(during, ANA, sent, { cafe: at(5) }, 1000);
    expect(unsentOf(after)).toEqual({ cafe: null, shop: at(6) });
    expect(keysOf(after)).toEqual(['shop']);
  });

  it('sees what another device has added and removed', () => {
    const state = withServerList(member(ANA, 'cafe', 'shop'), ANA, {}, { shop: at(1), blog: at(2) }, 2000);
    expect(keysOf(state)).toEqual(['blog', 'shop']);
    expect(state.readAt).toBe(2000);
  });

  it('is not shown an answer for another account', () => {
    const state = withServerList(member(BEN, 'cafe'), ANA, {}, { secret: at(1) }, 2000);
    expect(keysOf(state)).toEqual(['cafe']);
  });
});

describe('signing out', () => {
  it('leaves nothing of the account in the browser', () => {
    expect(withSignOut(member(ANA, 'cafe'))).toEqual(emptyState());
  });

  it('keeps what the server has not confirmed for the same account, and sends it then', () => {
    const ended = withSignOut(withChange(withChange(member(ANA, 'cafe'), 'shop', at(5)), 'cafe', null));
    expect(keysOf(ended)).toEqual([]);
    const later = withChange(ended, 'blog', at(7));
    const back = withServerList(withSignIn(later, ANA), ANA, {}, { cafe: at(1), old: at(2) }, 1000);
    expect(keysOf(back)).toEqual(['blog', 'old', 'shop']);
    expect(unsentOf(back)).toEqual({ shop: at(5), cafe: null, blog: at(7) });
  });

  it('leaves a visitor alone', () => {
    const state = visitor('cafe');
    expect(withSignOut(state)).toBe(state);
  });

  it('lets the later wish win when it was about the same thing', () => {
    const ended = withSignOut(withChange(member(ANA, 'cafe'), 'cafe', null));
    expect(unsentOf(withSignIn(withChange(ended, 'cafe', at(9)), ANA))).toEqual({ cafe: at(9) });
  });
});

it('forgets the changes of whoever signed in longest ago', () => {
  const users = [ANA, BEN, 'c', 'd'];
  const state = users.reduce(
    (before, user, index) => withSignOut(withChange(withSignIn(before, user), `t${index}`, at(index))),
    emptyState<Entry>(),
  );
  expect(Object.keys(state.unsent)).toEqual([BEN, 'c', 'd']);
});

describe('a bounded list', () => {
  it('forgets its oldest entries, also those that were not sent', () => {
    const state = withNewest(withSignIn(visitor('one', 'two', 'three'), ANA), 2);
    expect(newestFirst(state.entries).map(([key]) => key)).toEqual(['three', 'two']);
    expect(Object.keys(unsentOf(state))).toEqual(['two', 'three']);
  });

  it('is left alone while there is room', () => {
    const state = visitor('one', 'two');
    expect(withNewest(state, 2)).toBe(state);
  });
});

describe('what is stored', () => {
  const parse = (text: string | null) =>
    parseState(text, (key, value) => {
      const moment = (value as Partial<Entry>).at;
      return key.length < 10 && typeof moment === 'number' ? at(moment) : null;
    });

  it('is read as it was written', () => {
    const state = withChange(withChange(member(ANA, 'cafe'), 'shop', at(5)), 'cafe', null);
    expect(parse(formatState(state))).toEqual(state);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"v":2,"entries":{"a":{"at":1}}}',
    '{"v":1,"entries":[1],"unsent":"x"}',
  ])('%s is an empty list', (text) => {
    expect(parse(text)).toEqual(emptyState());
  });

  it('loses only what is broken', () => {
    const text = JSON.stringify({
      v: 1,
      owner: 7,
      readAt: 'x',
      entries: { good: at(1), bad: 'text', none: null, 'much-too-long': at(2) },
      unsent: { [ANA]: { good: at(3), gone: null, bad: 1 } },
    });
    expect(parse(text)).toEqual({
      owner: null,
      readAt: 0,
      entries: { good: at(1) },
      unsent: { [ANA]: { good: at(3), gone: null } },
    });
  });

  it('can not reach the prototype', () => {
    parse('{"v":1,"entries":{"__proto__":{"at":1}},"unsent":{"__proto__":{"x":{"at":1}}}}');
    expect(({} as Partial<Entry>).at).toBeUndefined();
  });
});
