import { expect, test } from 'vitest';
import { fill, problems } from './fill.ts';

test('placeholders are filled, spaces and case do not matter', () => {
  expect(fill('Dear {{First name}}, {{ job }}', { 'first name': 'Asha', job: 'Planner' })).toBe(
    'Dear Asha, Planner',
  );
});

test('what has no value stays visible', () => {
  expect(fill('At {{interview}}', {})).toBe('At {{interview}}');
});

test('a value is not read as a placeholder again', () => {
  expect(fill('{{name}}', { name: '{{job}}', job: 'x' })).toBe('{{job}}');
});

test('unknown and empty placeholders are told apart, each once', () => {
  expect(problems({ subject: '{{jobb}} {{job}}', body: '{{job}} {{pay}}' }, { pay: '₹1' })).toEqual({
    unknown: ['jobb'],
    empty: ['job'],
  });
});
