import { randomUUID } from 'node:crypto';
import type { attempt } from '../test-rows.ts';

export const actors = ['anon', 'other', 'owner', 'operator'] as const;
export type Actor = (typeof actors)[number];
type Outcome = Awaited<ReturnType<typeof attempt>>;
/** What happens to the anonymous visitor, another member, the owner, and the operator with the secret key. */
export type Outcomes = [anon: Outcome, other: Outcome, owner: Outcome, operator: Outcome];

/** The expected result when each role reads, adds, changes or deletes a row of `owner`. */
export interface Policy {
  table: string;
  /** The row of `owner` that is tried. */
  row: string;
  where: string;
  /** Columns and values of an insert that makes `owner` the owner. */
  insert: string;
  /** An assignment the owner could wish for. */
  update: string;
  outcomes: { select: Outcomes; insert: Outcomes; update: Outcomes; delete: Outcomes };
}

export const nobody: Outcomes = ['denied', 'denied', 'denied', 'denied'];
export const readable: Outcomes = ['done', 'done', 'done', 'done'];
export const hidden: Outcomes = ['nothing', 'nothing', 'done', 'done'];
/** The anonymous role has no privilege at all; a policy hides the row from, or refuses it to, other members. */
export const owned: Outcomes = ['denied', 'nothing', 'done', 'done'];
export const ownInsert: Outcomes = ['denied', 'denied', 'done', 'done'];
export const operatorOnly: Outcomes = ['denied', 'denied', 'denied', 'done'];

/** The account whose rows are tried. */
export const ownerId = randomUUID();
/** Ids of the rows that `seed` adds. */
export const rows = {
  published: randomUUID(),
  draft: randomUUID(),
  pending: randomUUID(),
  open: randomUUID(),
  secret: randomUUID(),
  suggestion: randomUUID(),
  voted: randomUUID(),
  testimonial: randomUUID(),
  said: randomUUID(),
  report: randomUUID(),
  message: randomUUID(),
  download: randomUUID(),
  order: randomUUID(),
  review: randomUUID(),
  chat: randomUUID(),
  site: randomUUID(),
  deployment: randomUUID(),
  formEntry: randomUUID(),
  check: 'c'.repeat(64),
  shownCheck: 'd'.repeat(64),
};

/** A table that the server alone uses. */
export const server = (table: string, insert: string, update: string): Policy => ({
  table,
  row: 'a row of the server',
  where: 'true',
  insert,
  update,
  outcomes: { select: nobody, insert: nobody, update: nobody, delete: nobody },
});
