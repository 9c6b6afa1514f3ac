import { describe, expect, it } from 'vitest';
import {
  IMAGE_MAX_BYTES,
  imageFault,
  type UploadFields,
  uploadSchema,
  ZIP_MAX_BYTES,
  zipFault,
} from './schema.ts';

const image = new File(['picture'], 'card.png', { type: 'image/png' });
const zip = new File(['archive'], 'site.zip', { type: 'application/zip' });
const valid: UploadFields = {
  title: 'Harbour Lights',
  description: '',
  content: '',
  previewUrl: 'https://example.org/harbour/',
  tags: [],
  status: 'published',
  publishLive: false,
  siteName: '',
  remixAllowed: false,
  image,
  zip,
};

/** The first message of each field that is wrong. */
function faults(change: Partial<UploadFields>): Record<string, string> {
  const result = uploadSchema.safeParse({ ...valid, ...change });
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

describe('uploadSchema', () => {
  it('accepts a complete form and trims what is written', () => {
    expect(faults({})).toEqual({});
    expect(uploadSchema.parse({ ...valid, title: '  Harbour  ' }).title).toBe('Harbour');
  });

  it.each([
    ['', 'Title is required'],
    ['   ', 'Title is required'],
    ['ab', 'Title must be at least 3 characters'],
    [' ab ', 'Title must be at least 3 characters'],
    ['x'.repeat(101), 'Title must be less than 100 characters'],
  ])('refuses the title %j', (title, message) => {
    expect(faults({ title })).toEqual({ title: message });
  });
  it('counts characters as the database does', () => {
    expect(faults({ title: '🎉'.repeat(100) })).toEqual({});
    expect(faults({ title: '🎉🎉' })).toEqual({ title: 'Title must be at least 3 characters' });
    expect(faults({ title: 'abc' })).toEqual({});
    expect(faults({ title: 'x'.repeat(100) })).toEqual({});
  });

  it('allows 2000 characters of content and 500 of description', () => {
    expect(faults({ content: 'x'.repeat(2000), description: 'x'.repeat(500) })).toEqual({});
    expect(faults({ content: 'x'.repeat(2001), description: 'x'.repeat(501) })).toEqual({
      content: 'Content must be less than 2000 characters',
      description: 'Description must be less than 500 characters',
    });
  });

  it.each(['', '  '])('asks for the preview URL instead of %j', (previewUrl) => {
    expect(faults({ previewUrl })).toEqual({ previewUrl: 'Preview URL is required' });
  });
  it.each([
    'example.org',
    'ftp://example.org',
    'javascript:alert(1)',
    'http://',
    'https://a b.org',
    'https://example.org/a b',
    'see https://example.org',
  ])('refuses the preview URL %j', (previewUrl) => {
    expect(faults({ previewUrl })).toEqual({
      previewUrl: 'Please enter a valid URL starting with http:// or https://',
    });
  });
  it.each(['http://localhost:3000/demo/', 'HTTPS://EXAMPLE.ORG', 'https://münchen.example/straße?x=ä'])(
    'accepts the preview URL %j',
    (previewUrl) => expect(faults({ previewUrl })).toEqual({}),
  );

  it('names missing files', () => {
    expect(faults({ image: null, zip: null })).toEqual({
      image: 'Please select a project image.',
      zip: 'Please select a zip file to upload.',
    });
  });
  it('hides no letters of a title behind controls of its direction', () => {
    const hidden = '\u202e\u2066\u202d';
    expect(faults({ title: hidden })).toEqual({ title: 'Title is required' });
    expect(faults({ title: `${hidden}ab` })).toEqual({ title: 'Title must be at least 3 characters' });
    expect(faults({ title: `${hidden}abc` })).toEqual({});
  });
  it('refuses an unknown status', () => {
    expect(faults({ status: 'hidden' as never })).toHaveProperty('status');
  });
});

describe('files', () => {
  const facts = { name: 'card.png', type: 'image/png', size: 1 };
  it('accepts an image up to 10 MB', () => {
    expect(imageFault({ ...facts, size: IMAGE_MAX_BYTES })).toBeUndefined();
    expect(imageFault({ ...facts, size: IMAGE_MAX_BYTES + 1 })).toBe(
      'Image file is too large. Maximum size is 10MB.',
    );
  });
  it.each(['photo.jfif', 'SCAN.JPE', 'drawing.svg'])(
    'accepts %s also where the system gives it no type',
    (name) => {
      expect(imageFault({ name, type: '', size: 1 })).toBeUndefined();
    },
  );
  it.each([{ type: 'text/plain' }, { name: 'card.pdf', type: '' }, { name: 'png', type: '' }, { size: 0 }])(
    'refuses %j as an image',
    (change) => {
      expect(imageFault({ ...facts, ...change })).toBe('Please select a valid image file');
    },
  );
  it('accepts an archive up to 50 MB, whatever type the system gives it', () => {
    expect(zipFault({ name: 'Site.ZIP', type: '', size: ZIP_MAX_BYTES })).toBeUndefined();
    expect(zipFault({ name: 'site.zip', type: '', size: ZIP_MAX_BYTES + 1 })).toBe(
      'Zip file is too large. Maximum size is 50MB.',
    );
  });
  it.each([{ name: 'site.rar' }, { name: 'site.zip.exe' }, { name: 'zip' }, { size: 0 }])(
    'refuses %j as an archive',
    (change) => {
      expect(zipFault({ name: 'site.zip', type: 'application/zip', size: 1, ...change })).toBe(
        'Please select a valid ZIP file',
      );
    },
  );
});
