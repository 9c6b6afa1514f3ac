import { z } from 'zod';

export interface RestSettings {
  /** Schemas whose tables and functions are reached over HTTP; the first where a request names none. */
  schemas: readonly string[];
  /** Whether anybody may ask for sums, averages and the like. */
  aggregates: boolean;
}

/** Schemas of the server itself, which nobody reaches over HTTP. */
const own = /^(pg_.*|information_schema|auth|storage|realtime|plinth|private)$/;

/** The variables for `readRestSettings`. */
export const restVariables = {
  /** Schemas besides `public`, separated by commas. */
  REST_SCHEMAS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .refine((names) => names.every((name) => /^[a-z_][a-z0-9_]{0,62}$/.test(name) && !own.test(name)), {
      error: 'must be names of your own schemas, separated by commas, such as shop, stock',
    }),
  /** A sum costs as much as the table has rows, whoever asks. */
  REST_AGGREGATES: z.preprocess((given) => given || 'off', z.enum(['on', 'off'])),
};

/** What the REST service shows. */
export function readRestSettings(values: {
  REST_SCHEMAS: string[];
  REST_AGGREGATES: 'on' | 'off';
}): RestSettings {
  return {
    schemas: [...new Set(['public', ...values.REST_SCHEMAS])],
    aggregates: values.REST_AGGREGATES === 'on',
  };
}
