import { describe, expect, it } from 'vitest';
import { changedFields } from './draft.ts';
import { EMPTY_PROFILE, PROFILE_LIMITS, type ProfileValues } from './fields.ts';
import { fullName, initialsOf } from './names.ts';
import { completeUrl, profileSchema } from './schema.ts';

const check = (values: Partial<ProfileValues>) => profileSchema.safeParse({ ...EMPTY_PROFILE, ...values });
const messagesOf = (values: Partial<ProfileValues>) =>
  check(values).error?.issues.map(({ message }) => message);

describe('the form', () => {
  it('may stay empty', () => {
    expect(check({}).success).toBe(true);
  });

  it('cuts the space around', () => {
    expect(check({ first_name: ' Ada ' }).data?.first_name).toBe('Ada');
  });

  it('takes as many characters as the database and says so beyond', () => {
    for (const [field, limit] of Object.entries(PROFILE_LIMITS)) {
      if (['phone', 'linkedin', 'github', 'website'].includes(field)) continue;
      expect(messagesOf({ [field]: '🦊'.repeat(limit) }), field).toBeUndefined();
      expect(messagesOf({ [field]: '🦊'.repeat(limit + 1) }), field).toHaveLength(1);
    }
    expect(messagesOf({ about: 'x'.repeat(2001) })).toEqual(['About can be at most 2,000 characters.']);
    expect(messagesOf({ github: `https://github.com/${'x'.repeat(282)}` })).toEqual([
      'GitHub can be at most 300 characters.',
    ]);
  });

  it('completes addresses', () => {
    const { data } = check({
      website: ' example.com/a ',
      github: 'github.com/ada',
      linkedin: 'https://a.example',
    });
    expect(data).toMatchObject({
      website: 'https://example.com/a',
      github: 'https://github.com/ada',
      linkedin: 'https://a.example',
    });
  });

  it.each([
    'ada',
    'javascript:alert(1)',
    'ftp://a.example',
    'https://',
    'https://a b',
    'data:text/html,x',
    '//a.example',
  ])('refuses the address %s', (website) => {
    expect(messagesOf({ website })).toEqual([
      'Please enter the full address, for example https://example.com',
    ]);
  });

  it.each(['+44 20 7946 0000', '(020) 7946-0000', '020.7946.0000 ext 12'])('takes the number %s', (phone) => {
    expect(check({ phone }).success).toBe(true);
  });

  it.each(['call me', '<b>1</b>', '---'])('refuses the number %s', (phone) => {
    expect(messagesOf({ phone })).toEqual(['Please enter a phone number, for example +44 20 7946 0000']);
  });
});

it.each([
  ['example.com', 'https://example.com'],
  ['müller.example:8080/x?y', 'https://müller.example:8080/x?y'],
  ['http://a.example', 'http://a.example'],
  ['ada', 'ada'],
  ['', ''],
])('completes %s to %s', (given, expected) => {
  expect(completeUrl(given)).toBe(expected);
});

describe('initials', () => {
  it.each([
    ['Ada', 'Lovelace', null, 'AL'],
    ['ada', '', null, 'A'],
    ['Jean Paul', 'Émile Sartre', null, 'JS'],
    ['Ada Byron', '', null, 'AB'],
    ['', 'éa', null, 'É'],
    ['เอก', 'ใจดี', null, 'เอใจ'],
    ['"Ada"', '(L)', null, 'AL'],
    ['', ' ', 'bea@example.org', 'B'],
    ['', '', null, ''],
  ])('of %s %s (%s) are %s', (first_name, last_name, email, expected) => {
    expect(initialsOf({ first_name, last_name }, email)).toBe(expected);
  });

  it('come from the same line as the name', () => {
    expect(fullName({ first_name: ' Ada ', last_name: '' })).toBe('Ada');
  });
});

it('knows which fields were changed', () => {
  const saved = { ...EMPTY_PROFILE, title: 'Analyst', about: 'x' };
  expect(changedFields(saved, { ...saved, title: '', phone: '1' })).toEqual({ title: '', phone: '1' });
});
