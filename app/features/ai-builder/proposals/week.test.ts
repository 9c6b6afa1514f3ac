import { expect, it } from 'vitest';
import { weekOf } from './week.ts';

it('puts hours on the days that they are of', () => {
  const hours = [
    { days: 'Mon–Wed', times: '9–17' },
    { days: 'Freitag und Samstag', times: '10–14' },
    { days: 'Sundays', times: 'closed' },
  ];
  expect(weekOf(hours)).toEqual(['9–17', '9–17', '9–17', '–', '10–14', '10–14', 'closed']);
  expect(weekOf([{ days: 'Sat to Mon', times: '8–12' }])?.join()).toBe('8–12,–,–,–,–,8–12,8–12');
  expect(weekOf([{ days: 'daily', times: '6–22' }])).toEqual(Array(7).fill('6–22'));
});

it('says nothing of days where a line is of none', () => {
  expect(weekOf([])).toBeNull();
  expect(weekOf([{ days: 'by appointment', times: '9–17' }])).toBeNull();
  expect(weekOf([{ days: 'Mon–Fri', times: '12–22', what: 'Kitchen' }])).toBeNull();
});
