import * as z from 'zod/mini';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from './limits.ts';

export * from './limits.ts';

// Without this zod tries `new Function`, which the site's content security policy reports as a violation.
z.config({ jitless: true });

/** Everything a browser or a program could break a mail's head with: control characters and line separators. */
const BREAKS_LINES = /[\p{Cc}\u2028\u2029]/u;

const required = (name: string) => z.minLength(1, { error: `${name} is required`, abort: true });

/** Length as the database counts it: an emoji is one character. */
const atMost = (limit: number, name: string) =>
  z.refine<string>(
    (value) => [...value].length <= limit,
    `${name} must be at most ${limit.toLocaleString('en')} characters`,
  );

const oneLine = (name: string) =>
  z.refine<string>((value) => !BREAKS_LINES.test(value), `${name} must be a single line`);

/** A message of the contact form, with the words for what is wrong with it. */
export const messageSchema = z.object({
  user_name: z
    .string()
    .check(z.trim(), required('Your name'), oneLine('Your name'), atMost(NAME_MAX, 'Your name')),
  user_email: z
    .string()
    .check(
      z.trim(),
      required('Your e-mail address'),
      z.email({ error: 'Please enter a valid e-mail address, such as you@example.com', abort: true }),
      atMost(EMAIL_MAX, 'Your e-mail address'),
    ),
  subject: z
    .string()
    .check(z.trim(), required('Subject'), oneLine('Subject'), atMost(SUBJECT_MAX, 'Subject')),
  message: z.string().check(
    // Forms send line breaks as CRLF, scripts as LF.
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.trim(),
    required('Message'),
    atMost(MESSAGE_MAX, 'Message'),
  ),
});

/** A message that may be stored. */
export type ContactMessage = z.infer<typeof messageSchema>;
export type FieldName = keyof ContactMessage;
/** What is wrong with each field; a field without fault is not there. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The fields in their order on the page. */
export const FIELD_NAMES = ['user_name', 'user_email', 'subject', 'message'] as const satisfies FieldName[];

/** Checks what was typed. Returns the message ready to store, or the first fault of each field. */
export function checkMessage(
  fields: Record<string, unknown>,
): { message: ContactMessage; errors?: undefined } | { message?: undefined; errors: FieldErrors } {
  // A field that is missing altogether is one that was left empty.
  const given = Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name] ?? '']));
  const parsed = messageSchema.safeParse(given);
  if (parsed.success) return { message: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message;
  return { errors };
}
