import { describe, expect, it } from 'vitest';
import { downloadUrl, resizedUrl, sanitizeFileName, storagePathOf, uploadPath } from './file-url.ts';

const base = 'https://plinth.example/storage/v1/object/public/project-files/';

describe('resizedUrl', () => {
  it('asks the storage service for a width', () => {
    expect(resizedUrl(`${base}u1/1-a%20b.png?x=1`, 640)).toBe(
      'https://plinth.example/storage/v1/render/image/public/project-files/u1/1-a%20b.png?width=640&resize=contain&quality=70',
    );
  });
  it.each(['https://example.org/a.png', `${base}u1/drawing.svg`, 'not an address'])(
    'has none for %j',
    (url) => {
      expect(resizedUrl(url, 640)).toBeNull();
    },
  );
});

describe('storagePathOf', () => {
  it('finds the path inside the bucket', () => {
    expect(storagePathOf(`${base}u1/1-a%20b.zip`)).toBe('u1/1-a b.zip');
  });
  it.each([null, '', base, 'https://example.org/site.zip', `${base}%E0%A4%A`])('finds none in %j', (url) => {
    expect(storagePathOf(url)).toBeNull();
  });
});

describe('sanitizeFileName', () => {
  it.each([
    ['site-1.2.zip', 'site-1.2.zip'],
    ['my site (final).zip', 'my_site__final_.zip'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['Straße_ü.zip', 'Stra_e__.zip'],
    ['🎉.zip', '_.zip'],
    ['a\\b/c\0.zip', 'a_b_c_.zip'],
  ])('turns %j into %j', (name, safe) => expect(sanitizeFileName(name)).toBe(safe));
});

it('stores uploads in a folder of their owner, by time', () => {
  expect(uploadPath('u1', 1700000000000, 'my site.zip')).toBe('u1/1700000000000-my_site.zip');
});

it('asks for the archive under its own name, whatever script the slug is in', () => {
  expect(downloadUrl(`${base}u1/1-site.zip`, 'harbour-lights')).toBe(
    `${base}u1/1-site.zip?download=harbour-lights.zip`,
  );
  const url = new URL(downloadUrl(`${base}u1/1.zip`, 'привет-мир'));
  expect(url.searchParams.get('download')).toBe('привет-мир.zip');
});
