import { errors } from './errors.ts';
import { maxNameLength } from './limits.ts';

// The characters Supabase allows in keys (those that are safe in S3 and in addresses).
const keyCharacters = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const bucketCharacters = /^[\w!\-.*'() &$@=;:+,?]+$/;

/** Throws for an object name that Supabase refuses, and for one with an empty, `.` or `..` segment. */
export function checkKey(key: string): void {
  const segments = key.split('/');
  const valid =
    key.length <= maxNameLength &&
    keyCharacters.test(key) &&
    !segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  if (!valid) throw errors.invalidKey(key.slice(0, 200));
}

/** Throws for a bucket name that Supabase refuses. */
export function checkBucketName(name: string): void {
  const valid =
    name.length <= 100 && bucketCharacters.test(name) && name.trim() === name && !/^\.+$/.test(name);
  if (!valid) throw errors.invalidBucketName();
}

/** The extension of an object's name in lower case, without its dot; empty when there is none. */
export function extensionOf(key: string): string {
  return /\.([^./]+)$/.exec(key)?.[1]?.toLowerCase() ?? '';
}
