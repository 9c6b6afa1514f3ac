import { randomBytes } from 'node:crypto';
import type { DatabaseError } from '../../database/database.ts';
import { answerTooLarge, maxAffectedError, notSingular, putMatchError, valueTooLong } from '../errors.ts';

/** No visitor knows it, so no value of a visitor can be taken for a refusal. */
export const marker = `refused-${randomBytes(12).toString('hex')}`;

const kinds = {
  single: notSingular,
  affected: maxAffectedError,
  matching: putMatchError,
  answer: answerTooLarge,
  searched: valueTooLong.searched,
  ordered: valueTooLong.ordered,
  converted: valueTooLong.converted,
} as const satisfies Record<string, (count: number) => Error>;

/** Conditions whose failing undoes a statement. */
export type Refused = keyof typeof kinds;

/** The refusal behind an error that a statement of this service raised by its condition; null for any other error. */
export function refusalOf(error: DatabaseError) {
  const found = new RegExp(`${marker}:(\\w+):(\\d+)`).exec(error.message);
  const kind = found?.[1] as Refused | undefined;
  return kind ? kinds[kind](Number(found?.[2])) : null;
}
