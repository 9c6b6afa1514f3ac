import { expect, test } from 'vitest';
import { createBox } from '../lib/storage.ts';
import { localApi } from './local.ts';

test('a changed job takes the place of the sample, a new one comes first', async () => {
  const api = localApi(createBox('t:', null));
  const [first] = await api.jobs();
  await api.saveJob({ ...first, title: 'Another title' });
  await api.saveJob({ ...first, id: 'brand-new' });
  const jobs = await api.jobs();
  expect(jobs[0].id).toBe('brand-new');
  expect(jobs.find(({ id }) => id === first.id)?.title).toBe('Another title');
  await api.reset();
  expect((await api.jobs())[0]).toEqual(first);
});

test('a failing board rejects', async () => {
  const api = localApi(createBox('t:', null), () => 'failing', 1);
  await expect(api.jobs()).rejects.toThrow('did not answer');
});
