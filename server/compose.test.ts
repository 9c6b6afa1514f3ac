import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variableNames } from './config.ts';

const compose = parse(readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8')) as {
  services: { site: { environment: Record<string, string> } };
};
const { environment } = compose.services.site;
/** What the image says itself: the place in the container is no setting. */
const ofTheImage = ['PORT', 'HOST', 'DATA_DIR'];

it('compose.yaml passes every setting on', () => {
  const wanted = variableNames.filter((name) => !ofTheImage.includes(name));
  expect(Object.keys(environment).sort()).toEqual(wanted.sort());
});

it('a setting that compose.yaml passes on empty has its default', () => {
  const passed = Object.entries(environment).filter(([name]) => !/^(SITE|DATABASE)_URL$/.test(name));
  expect(passed.every(([name, value]) => value === `\${${name}:-}`)).toBe(true);
  const empty = Object.fromEntries(passed.map(([name]) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

it('README.md names every setting', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(variableNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
