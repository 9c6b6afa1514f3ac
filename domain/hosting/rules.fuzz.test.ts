import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases, fuzzTimeout } from '../../server/testing/fuzz.ts';
import { headersFor, readHeaders } from './headers.ts';
import { matchRedirect, readRedirects } from './redirects.ts';

const part = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    ':a',
    ':splat',
    '*',
    '..',
    '.',
    '\\',
    '%2f',
    '%5c',
    '%2e',
    'https://',
    'evil.example',
    '@',
    '?',
    '#',
  ),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
const path = fc
  .array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 30 })
  .map((all) => `/${all.join('/')}`);

it(
  'no rule that is read leads out of the site by what a visitor asks for, or breaks a header',
  () => {
    const line = fc
      .tuple(text, text, fc.constantFrom('', '200', '301', '404', '301!'))
      .map(([a, b, c]) => `/${a} /${b} ${c}`);
    fc.assert(
      fc.property(
        fc.oneof(line, fc.constant('/* /:splat'), fc.constant('/:a/:b/* /:splat/:a')),
        path,
        (file, asked) => {
          const match = matchRedirect(readRedirects(file).rules, asked);
          if (!match) return;
          expect(match.to).toMatch(/^\/(?![/\\])[\x20-\x7E]*$/);
          expect(new URL(match.to, 'http://site.example').host).toBe('site.example');
        },
      ),
      cases(500, 'sites: redirects stay on the site'),
    );
  },
  fuzzTimeout,
);

it(
  'an address on another host keeps its host, whatever a visitor asks for',
  () => {
    fc.assert(
      fc.property(path, (asked) => {
        const { rules } = readRedirects('/* https://example.org/:splat');
        const match = matchRedirect(rules, asked);
        expect(match && new URL(match.to).origin).toBe('https://example.org');
        expect(match?.to).toMatch(/^[\x20-\x7E]*$/);
      }),
      cases(500, 'sites: redirects keep a foreign host'),
    );
  },
  fuzzTimeout,
);

it(
  'reads anything, and every fault names a line of the file',
  () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (lines) => {
        const { faults } = readRedirects(lines.join('\n'));
        for (const { line, message } of faults) {
          expect(line).toBeGreaterThan(0);
          expect(message).toMatch(/\S$/);
        }
      }),
      cases(500, 'sites: redirects are read'),
    );
  },
  fuzzTimeout,
);

it(
  'whatever a file says, its headers are of the list and can be sent',
  () => {
    const name = fc.oneof(
      fc.constantFrom('Cache-Control', 'Set-Cookie', 'Link', 'X-A', 'location'),
      fc.string({ maxLength: 9 }),
    );
    const line = fc.tuple(name, fc.string({ unit: 'binary', maxLength: 20 })).map(([a, b]) => `  ${a}: ${b}`);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { rules } = readHeaders(`/*\n${lines.join('\n')}`);
        for (const [key, value] of headersFor(rules, '/a')) {
          expect(['cache-control', 'link']).toContain(key.toLowerCase());
          expect(new Headers([[key, value]]).get(key)).not.toBeNull();
        }
      }),
      cases(500, 'sites: headers are of the list'),
    );
  },
  fuzzTimeout,
);
