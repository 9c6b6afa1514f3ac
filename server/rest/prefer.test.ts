import { expect, test } from 'vitest';
import { parsePrefer, preferencesApplied } from './prefer.ts';

const none = {
  return: null,
  count: null,
  resolution: null,
  missing: null,
  handling: null,
  tx: null,
  timezone: null,
  maxAffected: null,
};

test('reads every preference', () => {
  expect(parsePrefer(null)).toEqual(none);
  expect(
    parsePrefer(
      'return=representation,count=exact, resolution=merge-duplicates , missing=default,handling=strict',
    ),
  ).toEqual({
    ...none,
    return: 'representation',
    count: 'exact',
    resolution: 'merge-duplicates',
    missing: 'default',
    handling: 'strict',
  });
});

test('takes the first of two that contradict each other', () => {
  expect(parsePrefer('return=minimal,return=representation').return).toBe('minimal');
});

test('ignores what it does not know, unless handling is strict', () => {
  expect(parsePrefer('return=everything,foo=bar,__proto__=x')).toEqual(none);
  expect(() => parsePrefer('handling=strict,foo=bar')).toThrow(
    'Invalid preferences given with handling=strict',
  );
});

test('asks for a limit of changes only together with strict handling', () => {
  expect(parsePrefer('max-affected=3').maxAffected).toBeNull();
  expect(parsePrefer('max-affected=3,handling=strict').maxAffected).toBe(3);
  expect(() => parsePrefer('max-affected=-3,handling=strict')).toThrow();
});

test('knows how a request ends, and time zones', () => {
  expect(parsePrefer('tx=rollback, timezone=America/Los_Angeles')).toEqual({
    ...none,
    tx: 'rollback',
    timezone: 'America/Los_Angeles',
  });
  for (const name of ['Jupiter/Red_Spot', '+01:00', '']) {
    expect(parsePrefer(`timezone=${name}`).timezone).toBeNull();
    expect(() => parsePrefer(`timezone=${name},handling=strict`)).toThrow('Invalid preferences');
  }
});

test('says which preferences were applied', () => {
  const preferences = parsePrefer('return=minimal,count=exact,handling=strict,max-affected=3');
  expect(preferencesApplied(preferences, ['return', 'maxAffected'])).toBe('return=minimal, max-affected=3');
  expect(preferencesApplied(preferences, ['resolution'])).toBeUndefined();
});
