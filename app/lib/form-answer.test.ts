import { expect, it } from 'vitest';
import { outcomeOf } from './form-answer.ts';

it('says in words what became of a form', () => {
  expect(outcomeOf(200, { ok: true })).toEqual({ kind: 'sent' });
  expect(outcomeOf(400, { code: 'validation_failed', errors: { name: 'x' } })).toEqual({
    kind: 'invalid',
    errors: { name: 'x' },
    missing: false,
  });
  expect(outcomeOf(429, { code: 'too_fast', message: 'Slowly' })).toEqual({
    kind: 'failed',
    detail: 'Slowly',
  });
  expect(outcomeOf(500, { code: 'unexpected_failure', message: 'Reference: 1' })).toEqual({
    kind: 'failed',
  });
  expect(outcomeOf(0, null, false)).toMatchObject({
    kind: 'failed',
    detail: expect.stringContaining('offline'),
  });
  expect(outcomeOf(502, null)).toEqual({ kind: 'failed' });
});
