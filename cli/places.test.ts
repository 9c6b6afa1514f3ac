import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { placeOf } from './places.ts';

const windows = { platform: 'win32', path: path.win32 } as const;
const linux = { platform: 'linux', path: path.posix } as const;

describe('a file of a website', () => {
  it('is at the place that its system makes of its name', () => {
    expect(placeOf('C:\\Users\\Ada\\my site', 'pages/de/index.html', windows)).toBe(
      'C:\\Users\\Ada\\my site\\pages\\de\\index.html',
    );
    expect(placeOf('\\\\server\\share\\site', 'a/b.css', windows)).toBe('\\\\server\\share\\site\\a\\b.css');
    expect(placeOf('/home/ada/my site', 'pages/de/index.html', linux)).toBe(
      '/home/ada/my site/pages/de/index.html',
    );
    expect(placeOf('/', 'index.html', linux)).toBe('/index.html');
    expect(placeOf('C:\\', 'index.html', windows)).toBe('C:\\index.html');
  });

  it.each([
    '',
    '/',
    '/etc/passwd',
    'a//b',
    'a/',
    './a',
    'a/./b',
    '../a',
    'a/../../b',
    'a/..',
    'C:/a',
    'c:a',
    '\\a',
    'a\\b',
    '..\\a',
    'a/b\\..\\..\\c',
    'a\0b',
    'a\nb',
    '\u007f',
    '.git/config',
    'a/.env',
    '.npmrc',
    '.plinth.json',
  ])('is not called %j on any system', (name) => {
    for (const system of [windows, linux])
      expect(() => placeOf(system === windows ? 'C:\\site' : '/site', name, system)).toThrow(Failure);
  });

  it.each([
    'ab:c',
    'index.html:stream',
    'a?b',
    'a*b',
    'a|b',
    'a<b',
    'a>b',
    'a"b',
    'name.',
    'name ',
    'folder./a',
    'con',
    'CON',
    'nul.txt',
    'a/Aux.html',
    'com1',
    'COM0.css',
    'lpt9.a.b',
    'com¹',
    'conin$',
    'CONOUT$',
    'prn/a',
  ])('is not called %j on Windows alone', (name) => {
    expect(() => placeOf('C:\\site', name, windows)).toThrow(/Windows/);
    expect(placeOf('/site', name, linux)).toBe(`/site/${name}`);
  });

  it.each(['console.js', 'nulls/a', 'com10', 'auxiliary.css', 'lpt', 'a.con'])(
    'may be called %j on Windows',
    (name) => {
      expect(placeOf('C:\\site', name, windows)).toBe(path.win32.join('C:\\site', ...name.split('/')));
    },
  );
});

it('no name leads out of the folder', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '',
      '/',
      '\\',
      'C:',
      '//server',
      '\\\\?\\',
      'con',
      'a',
      '%2e%2e',
      '．．',
      '~',
      '\0',
    ),
    fc.string({ maxLength: 6 }),
  );
  const names = fc
    .array(part, { minLength: 1, maxLength: 8 })
    .chain((parts) => fc.constantFrom('/', '\\', '').map((between) => parts.join(between)));
  const roots = { win32: ['C:\\site', 'D:\\', '\\\\host\\share\\x'], linux: ['/site', '/', '/home/a b'] };
  fc.assert(
    fc.property(names, fc.nat(2), fc.boolean(), (name, index, isWindows) => {
      const system = isWindows ? windows : linux;
      const root = roots[system.platform][index] as string;
      try {
        const place = placeOf(root, name, system);
        const back = system.path.relative(root, place);
        expect(back.split(system.path.sep)).not.toContain('..');
        expect(system.path.isAbsolute(back)).toBe(false);
        // As many folders down as the name has.
        expect(back.split(system.path.sep)).toEqual(name.split('/'));
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }),
    { numRuns: Number(process.env.FUZZ_CASES ?? 2000) },
  );
});
