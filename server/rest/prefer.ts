import { preferenceError } from './errors.ts';

/** What the `Prefer` header asks for (RFC 7240), in PostgREST's vocabulary. */
export interface Preferences {
  return: 'minimal' | 'headers-only' | 'representation' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  handling: 'strict' | 'lenient' | null;
  /** Whether the changes are committed; a rolled-back request is answered as if they were. */
  tx: 'commit' | 'rollback' | null;
  /** Name of the time zone in which times are answered, and read where they name none. */
  timezone: string | null;
  /** Rows a request may change at most; only asked for together with `handling=strict`. */
  maxAffected: number | null;
}

const choices = {
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
} as const;

/**
 * Reads the header. The first of two that contradict each other counts; unknown ones are ignored, or refused with
 * `handling=strict`.
 */
export function parsePrefer(header: string | null | undefined): Preferences {
  const preferences: Preferences = {
    return: null,
    count: null,
    resolution: null,
    missing: null,
    handling: null,
    tx: null,
    timezone: null,
    maxAffected: null,
  };
  const unknown: string[] = [];
  for (const entry of (header ?? '').split(',')) {
    const text = entry.trim();
    if (text === '') continue;
    const [name = '', value = ''] = text.split('=', 2);
    if (Object.hasOwn(choices, name)) {
      const key = name as keyof typeof choices;
      if ((choices[key] as readonly string[]).includes(value)) {
        // The value was just found in the list of this very preference.
        preferences[key] ??= value as never;
        continue;
      }
    } else if (name === 'max-affected' && /^\d{1,9}$/.test(value)) {
      preferences.maxAffected ??= Number(value);
      continue;
    } else if (name === 'timezone' && isTimeZone(value)) {
      preferences.timezone ??= value;
      continue;
    }
    unknown.push(text);
  }
  if (preferences.handling === 'strict' && unknown.length > 0) throw preferenceError(unknown);
  if (preferences.handling !== 'strict') preferences.maxAffected = null;
  return preferences;
}

/** The `Preference-Applied` header: those of the given preferences that were asked for. Undefined when there is none. */
export function preferencesApplied(
  preferences: Preferences,
  applicable: readonly (keyof Preferences)[],
): string | undefined {
  const applied = applicable
    .filter((name) => preferences[name] !== null)
    .map((name) => `${name === 'maxAffected' ? 'max-affected' : name}=${preferences[name]}`);
  return applied.length > 0 ? applied.join(', ') : undefined;
}

/** Node's list of names is that of PostgreSQL, whose own takes seconds to read in the embedded database. */
function isTimeZone(name: string): boolean {
  // Offsets mean the opposite to PostgreSQL.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
