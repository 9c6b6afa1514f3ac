import { describe, expect, it } from 'vitest';
import { mailAddress, mailContact } from '../../data/contact-api.ts';
import { checkLetter, EMPTY_LETTER, LONGEST, readDraft } from './letter.ts';

const good = {
  ...EMPTY_LETTER,
  name: 'Ines',
  mail: 'ines@example.com',
  message: 'We would like a small paper harbour.',
};

describe('checkLetter', () => {
  it('has nothing against a good letter', () => expect(checkLetter(good)).toEqual({}));
  it('names every fault at once', () =>
    expect(Object.keys(checkLetter(EMPTY_LETTER))).toEqual(['name', 'mail', 'message']));
  it.each([
    'ines',
    'ines@',
    '@example.com',
    'ines@example',
    'a b@example.com',
    'ines@example..com',
    'ines@.com',
  ])('refuses %j', (mail) => expect(checkLetter({ ...good, mail })).toHaveProperty('mail'));
  it.each(['a@b.co', 'first.last+tag@sub.example.org', ' ines@example.com '])('takes %j', (mail) =>
    expect(checkLetter({ ...good, mail })).toEqual({}),
  );
  it('counts letters, not spaces around them', () =>
    expect(checkLetter({ ...good, message: `  ${'x'.repeat(19)}  ` }).message).toContain('1 letters to go'));
  it('has an upper end', () =>
    expect(checkLetter({ ...good, message: 'x'.repeat(LONGEST + 3) }).message).toBe(
      'Shorten it by 3 letters.',
    ));
});

describe('readDraft', () => {
  it('brings a draft back', () => expect(readDraft(JSON.stringify(good))).toEqual(good));
  it.each([null, '', '{', '3', 'null', '[]'])('takes %j for none', (text) =>
    expect(readDraft(text)).toEqual(EMPTY_LETTER),
  );
  it('leaves out what is no field, or no text', () =>
    expect(readDraft('{"name":5,"mail":"a","x":"y"}')).toEqual({ ...EMPTY_LETTER, mail: 'a' }));
});

describe('the letter as mail', () => {
  it('escapes what would break the address', () => {
    const href = mailAddress('post@example.com', {
      ...good,
      name: 'A & B',
      message: 'Line one?\nLine two & more = 100 %',
    });
    const url = new URL(href);
    expect(url.pathname).toBe('post@example.com');
    expect(url.searchParams.get('subject')).toBe('A letter from A & B');
    expect(url.searchParams.get('body')).toContain('Line two & more = 100 %');
  });
  it('is a draft, not a promise', async () =>
    expect(await mailContact('p@example.com').send(good)).toMatchObject({ state: 'draft' }));
});
