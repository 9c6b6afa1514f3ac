import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { accountQuotas } from './defaults.ts';

const quotasOf = (environment: Record<string, string>) => readConfig(environment).quotas;

it('have defaults, also where they are passed on empty', () => {
  expect(quotasOf({})).toEqual(accountQuotas);
  expect(quotasOf({ QUOTA_FILES: '', QUOTA_FILE_BYTES: ' ' })).toEqual(accountQuotas);
});

it.each([
  ['0', 0],
  ['12', 12],
  ['unlimited', null],
  ['Unlimited', null],
])('take the number %s', (text, value) => {
  expect(quotasOf({ QUOTA_REPOSITORIES: text })).toEqual({ ...accountQuotas, repositories: value });
});

it.each([
  ['0', 0],
  ['2048', 2048],
  ['1KB', 1024],
  ['500 MB', 500 * 1024 ** 2],
  ['1.5 gb', 1.5 * 1024 ** 3],
  ['1 TB', 1024 ** 4],
  ['unlimited', null],
])('take the size %s', (text, value) => {
  expect(quotasOf({ QUOTA_TOTAL_BYTES: text })).toEqual({ ...accountQuotas, totalBytes: value });
});

const counts = [
  'QUOTA_FILES',
  'QUOTA_REPOSITORIES',
  'QUOTA_CHECKPOINTS',
  'QUOTA_SITES',
  'QUOTA_FILES_PER_SITE',
];
const sizes = [
  'QUOTA_FILE_BYTES',
  'QUOTA_REPOSITORY_BYTES',
  'QUOTA_CHECKPOINT_BYTES',
  'QUOTA_SITE_BYTES',
  'QUOTA_BYTES_PER_SITE',
  'QUOTA_TOTAL_BYTES',
];

it('of one site are apart from those of an account', () => {
  const { siteQuotas, quotas } = readConfig({ QUOTA_FILES_PER_SITE: '7', QUOTA_BYTES_PER_SITE: 'unlimited' });
  expect([siteQuotas, quotas]).toEqual([{ files: 7, bytes: null }, accountQuotas]);
});

it.each([
  ...counts.flatMap((name) => ['-1', '1.5', '5 MB', 'many', '9'.repeat(20)].map((value) => [name, value])),
  ...sizes.flatMap((name) =>
    ['-1', '5 PB', 'MB', '1,5 GB', 'none', '9'.repeat(20)].map((value) => [name, value]),
  ),
])('name %s when it is %s', (name = '', value = '') => {
  const example = counts.includes(name) ? 'a whole number such as 50' : 'a size such as 500 MB or 2 GB';
  expect(() => quotasOf({ [name]: value })).toThrow(
    new ConfigError(`${name}: must be ${example}, or unlimited`),
  );
});
