import { describe, expect, it } from 'vitest';
import { siteNameOf } from './address-pattern.ts';
import { demoOrigin, readDemoLabel } from './demo-origin.ts';
import { checkSiteName } from './site-name.ts';

const byHost = 'https://*.sites.example:8443/';

describe('the origin of a demo', () => {
  it('is one label under the host of sites, which no name of a site can be', () => {
    expect(demoOrigin(byHost, 'demo', 'pizza-world')).toBe('https://demo--pizza-world.sites.example:8443');
    expect(demoOrigin(byHost, 'preview', 'crm')).toBe('https://preview--crm.sites.example:8443');
    for (const label of ['demo--pizza-world', 'preview--crm'])
      expect(checkSiteName(label)).toBe('A name has no two hyphens in a row.');
    for (const reserved of ['demo', 'preview']) expect(checkSiteName(reserved)).toContain('reserved');
    expect(siteNameOf(byHost, 'https://demo--pizza-world.sites.example:8443/')).toBeNull();
  });

  it.each([
    ['where sites are under a path', 'https://plinth.example/sites/*/', 'pizza-world'],
    ['where there are no sites', '', 'pizza-world'],
    ['for a name with a dot', byHost, 'pizza.world'],
    ['for another host', byHost, 'x.evil.example/'],
    ['for two hyphens in a row', byHost, 'pizza--world'],
    ['for capitals', byHost, 'Pizza'],
    ['for nothing', byHost, ''],
    ['for what is too long for a label', byHost, 'x'.repeat(51)],
  ])('is there not %s', (_, pattern, id) => {
    expect(demoOrigin(pattern, 'demo', id)).toBeNull();
  });
});

it.each([
  ['demo--pizza-world', { kind: 'demo', id: 'pizza-world' }],
  ['preview--crm', { kind: 'preview', id: 'crm' }],
  ['demo--', null],
  ['demo--a--b', null],
  ['demo--a.b', null],
  ['demo', null],
  ['xdemo--a', null],
  ['a1b2c3d4e5--tea-room', null],
])('the label %s names %j', (label, named) => {
  expect(readDemoLabel(label)).toEqual(named);
});
