import * as z from 'zod/mini';
import { groupThousands } from '../../lib/digits.ts';
import { PROFILE_LIMITS, type ProfileField } from './fields.ts';

// Without this zod tries `new Function`, which the site's content security policy reports as a violation.
z.config({ jitless: true });

/** An address as it was meant: 'github.com/ada' is 'https://github.com/ada'. */
export function completeUrl(text: string): string {
  const value = text.trim();
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(value) ? `https://${value}` : value;
}

// Spaces and control characters are refused by the database as well.
function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}

// As the database counts: an emoji is one character.
const atMost = (field: ProfileField, name: string) =>
  z.refine<string>(
    (value) => [...value].length <= PROFILE_LIMITS[field],
    `${name} can be at most ${groupThousands(PROFILE_LIMITS[field])} characters.`,
  );

const text = (field: ProfileField, name: string) => z.string().check(z.trim(), atMost(field, name));

const url = (field: ProfileField, name: string, example: string) =>
  z.string().check(
    z.overwrite(completeUrl),
    atMost(field, name),
    z.refine(
      (value) => value === '' || isWebUrl(value),
      `Please enter the full address, for example ${example}`,
    ),
  );

/** The profile form, with the messages of its fields. */
export const profileSchema = z.object({
  first_name: text('first_name', 'First name'),
  last_name: text('last_name', 'Last name'),
  title: text('title', 'Title'),
  about: text('about', 'About'),
  location: text('location', 'Location'),
  phone: text('phone', 'Phone').check(
    z.refine(
      (value) => value === '' || (/\d/.test(value) && !/[^\d\s+()./#*xext-]/i.test(value)),
      'Please enter a phone number, for example +44 20 7946 0000',
    ),
  ),
  linkedin: url('linkedin', 'LinkedIn', 'https://www.linkedin.com/in/your-name'),
  github: url('github', 'GitHub', 'https://github.com/your-name'),
  website: url('website', 'Website', 'https://example.com'),
});
