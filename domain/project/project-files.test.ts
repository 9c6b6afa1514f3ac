import { describe, expect, it } from 'vitest';
import { toCurrentBackend } from './project-files.ts';

const base = 'https://plinth.example/storage/v1/object/public/project-files/';

describe('toCurrentBackend', () => {
  it('asks for files of the bucket under the name in use', () => {
    const stored = 'http://localhost:3000/storage/v1/object/public/project-files/u1/1-site.zip';
    expect(toCurrentBackend(stored, base)).toBe(`${base}u1/1-site.zip`);
  });
  it('keeps the query and what is encoded', () => {
    const stored = 'http://localhost:3000/storage/v1/object/public/project-files/u1/1%20a.png?width=320';
    expect(toCurrentBackend(stored, base)).toBe(`${base}u1/1%20a.png?width=320`);
  });
  it.each([
    'https://example.org/site.zip',
    'https://example.org/storage/v1/object/public/other-bucket/site.zip',
    'https://example.org/a/storage/v1/object/public/project-files/site.zip',
    'https://example.org/storage/v1/object/public/project-files/../../../../../auth/v1/logout',
    'not an address',
  ])('leaves %j alone', (url) => expect(toCurrentBackend(url, base)).toBe(url));
});
