import { preferenceError, rollbackError } from './errors.ts';

/** What the `Prefer` header asks for (RFC 7240), in PostgREST's vocabulary. */
export interface Preferences {
  return: 'minimal' | 'headers-only' | 'representation' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  handling: 'strict' | 'lenient' | null;
  /** Rows a request may change at most; only asked for together with `handling=strict`. */
  maxAffected: number | null;
}

const choices = {
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const;

/**
 * Reads the header. The first of two that contradict each other counts; unknown ones are ignored, or refused with
 * `handling=strict`. A request to roll back is always refused: keeping its changes silently would be worse.
 */
export function parsePrefer(header: string | null | undefined): Preferences {
  const preferences: Preferences = {
    return: null,
    count: null,
    resolution: null,
    missing: null,
    handling: null,
    maxAffected: null,
  };
  const unknown: string[] = [];
  for (const entry of (header ?? '').split(',')) {
    const text = entry.trim();
    if (text === '' || text === 'tx=commit') continue;
    if (text === 'tx=rollback') throw rollbackError();
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
