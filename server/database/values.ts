import { createRequire } from 'node:module';
import pg from 'pg';

const require = createRequire(import.meta.url);
// node-postgres keeps its parameter encoder internal; both drivers use it, so that a value means the same on each.
const { prepareValue } = require('pg/lib/utils.js') as { prepareValue: (value: unknown) => unknown };

const INT8 = 20;

/** Parsers from PostgreSQL's text format, shared by both drivers. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // Counts and sizes are int8; all of ours are far below 2^53.
    if (oid === INT8) return (text: string) => Number(text);
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Encodes a JavaScript value for a parameter: null, a string in PostgreSQL's text format, or bytes. */
export function encodeValue(value: unknown): string | Buffer | null {
  const prepared = prepareValue(value);
  if (prepared === null || Buffer.isBuffer(prepared)) return prepared;
  return typeof prepared === 'string' ? prepared : String(prepared);
}
