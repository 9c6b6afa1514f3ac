import { z } from 'zod';
import { DatabaseError } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import { raiseError } from './errors.ts';
import { refusalOf } from './sql/refusal.ts';

type Status = HttpError['status'];

/** HTTP status of an SQLSTATE or of its class, as PostgREST maps them except where said; anything else is 400. */
const statuses: Record<string, Status> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  23503: 409,
  23505: 409,
  25: 500,
  25006: 405,
  28: 403,
  '2D': 500,
  38: 500,
  39: 500,
  '3B': 500,
  40: 500,
  53: 503,
  53400: 500,
  54: 500,
  // A text too long for an index, or a limit of the product's own: other input would do, so it is not the server's fault.
  54000: 400,
  55: 500,
  57: 500,
  '57P01': 503,
  42883: 404,
  '42P01': 404,
  '42P17': 500,
  P0: 500,
  P0001: 400,
};

/** Classes that tell of a fault of the server: their words are for the log, not for a visitor. */
const internal = /^(58|F0|HV|XX)/;

/**
 * What a caller is told about an error of the database, in PostgreSQL's own code and words. `signedIn` decides
 * between 401 and 403 where a right is missing. Null for an error that is nobody's business but the log's.
 */
export function translateDatabaseError(error: unknown, signedIn: boolean): HttpError | null {
  if (!(error instanceof DatabaseError)) return null;
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (internal.test(error.code)) return null;
  if (error.code === 'PGRST') return raisedError(error);
  return new HttpError(statusOf(error, signedIn), error.code, error.message, {
    details: error.detail,
    hint: error.hint,
  });
}

function statusOf({ code, message }: DatabaseError, signedIn: boolean): Status {
  if (code === '42501') return signedIn ? 403 : 401;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  // A function may choose the status itself: raise sqlstate 'PT402'.
  const chosen = /^PT([45]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen) as Status;
  if (code.startsWith('PT')) return 500;
  return statuses[code] ?? statuses[code.slice(0, 2)] ?? 400;
}

const raised = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
});
const raisedStatus = z.object({
  status: z.int().min(400).max(599),
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/)),
});

/** The error that a function describes itself: `raise sqlstate 'PGRST' using message = '{...}', detail = '{...}'`. */
function raisedError(error: DatabaseError): HttpError {
  const message = raised.safeParse(parse(error.message));
  if (!message.success) return raiseError(`Invalid JSON value for MESSAGE: '${error.message}'`);
  const detail = raisedStatus.safeParse(parse(error.detail));
  if (!detail.success) return raiseError(`Invalid JSON value for DETAIL: '${error.detail ?? ''}'`);
  const { code, message: words, details = null, hint = null } = message.data;
  const { status, headers } = detail.data;
  return new HttpError(status as Status, code, words, { details, hint, headers });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
