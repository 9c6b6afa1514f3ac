import { findAddressFault } from './address.ts';
import type { SlotRules, SlotType } from './contract.ts';
import { canonicalRichText } from './rich-text.ts';

/** How a slot is held: its type and how many characters it may have. */
export interface Limits extends SlotRules {
  type: SlotType;
  max: number;
}

/**
 * What is wrong with a value for a slot, as the end of a sentence; null when nothing is. Says nothing of where it will stand:
 * escaping sees to that.
 */
export function findValueFault(value: string, limits: Limits): string | null {
  const length = [...value].length;
  if (value === '') return limits.optional ? null : 'must not be empty';
  if (length > limits.max) return `has ${length} characters, more than ${limits.max}`;
  if (length < (limits.min ?? 0)) return `has ${length} characters, fewer than ${limits.min}`;
  // A page can not hold them, not even as references.
  if (/[\p{Cs}\p{Noncharacter_Code_Point}]/u.test(value) || hasControl(value))
    return 'may not hold control characters or half characters';
  return limits.options && !limits.options.includes(value)
    ? `must be one of: ${limits.options.join(', ')}`
    : checks[limits.type](value);
}

const hasControl = (value: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(value);

const matches = (pattern: RegExp, what: string) => (value: string) => (pattern.test(value) ? null : what);

const checks: Record<SlotType, (value: string) => string | null> = {
  text: () => null,
  rich(value) {
    const result = canonicalRichText(value);
    if ('fault' in result) return result.fault;
    return result.html === value ? null : `must be written as ${result.html}`;
  },
  link: findAddressFault,
  image: (value) =>
    /^[a-z][a-z0-9+.-]*:/i.test(value) || value.startsWith('/')
      ? 'must be a picture of this site, such as assets/img/oven.jpg'
      : findAddressFault(value),
  price: matches(/\d/, 'must hold a number'),
  number: matches(/^-?\d{1,15}(\.\d{1,6})?$/, 'must be a number such as 12 or 9.50'),
  date: (value) =>
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/.test(value) &&
    !Number.isNaN(Date.parse(value))
      ? null
      : 'must be a date such as 2027-05-01 or 2027-05-01T21:47:00+02:00',
  email: matches(
    /^[^\s@"<>?&%\\]+@[^\s@"<>?&%\\]+\.[^\s@"<>?&%\\]+$/,
    'must be an address such as name@example.org',
  ),
  phone: matches(/^\+?[\d ().-]{3,30}$/, 'must be a number such as +44 1632 960288'),
  key: matches(/^[a-z][a-z0-9-]*$/, 'must be a word of a-z, 0-9 and hyphens'),
  choice: () => null,
};
