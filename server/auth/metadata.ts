import { authError } from './errors.ts';

// Metadata travels in every access token, and so in a header of every request; Node refuses headers above 16 kB.
const maxBytes = 6 * 1024;

type Metadata = Record<string, unknown>;

/** What an account says of itself after `changes`: keys are replaced, those set to null are removed. */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = { ...current, ...changes };
  return requireModest(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
}

/** Throws `validation_failed` for metadata that would not fit into a token. */
export function requireModest(metadata: Metadata): Metadata {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes) {
    throw authError('invalid', 'User metadata cannot be larger than 6 kB');
  }
  return metadata;
}
