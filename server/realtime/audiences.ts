import { realtimeBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import type { Scope } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import type { FanOut } from './fan-out.ts';
import type { Member, Subscription } from './member.ts';
import { Outgoing } from './outgoing.ts';
import type { Change, SeenRow } from './rows.ts';

/** Reads the row of a change as it is now; null when it is gone or hidden from the scope. */
type ReadRow = (scope: Scope, change: Change) => Promise<SeenRow | null>;

/** Members who may see the same: a row is read once for all of them. */
interface Audience {
  scope: Scope;
  members: Set<Member>;
  /** Changes that wait, by row and kind. */
  pending: Map<string, Change>;
  isReading: boolean;
}

/**
 * Passes changes of rows on to those who follow them, each as its policies show the row. Audiences are independent of each
 * other: one that waits for its reads holds nobody else up, and gets of each row what it is when its turn has come.
 */
export class Audiences {
  readonly #read: ReadRow;
  readonly #fanOut: FanOut;
  readonly #failed: (change: Change, error: unknown) => void;
  readonly #gate = new FairGate(realtimeBudget.reads);
  readonly #audiences = new Map<string, Audience>();
  readonly #serving = new Set<Promise<void>>();
  #waiting = 0;

  constructor(read: ReadRow, fanOut: FanOut, failed: (change: Change, error: unknown) => void) {
    this.#read = read;
    this.#fanOut = fanOut;
    this.#failed = failed;
  }

  add(member: Member): void {
    if (member.subscriptions.length === 0) return;
    const identity = identityOf(member.scope);
    const found = this.#audiences.get(identity);
    if (found) found.members.add(member);
    else {
      const pending = new Map<string, Change>();
      this.#audiences.set(identity, {
        scope: member.scope,
        members: new Set([member]),
        pending,
        isReading: false,
      });
    }
  }

  delete(member: Member): void {
    const identity = identityOf(member.scope);
    const audience = this.#audiences.get(identity);
    if (!audience?.members.delete(member) || audience.members.size > 0) return;
    this.#audiences.delete(identity);
    this.#forget(audience);
  }

  /** Passes a change on to whoever follows the row. */
  pass(change: Change): void {
    for (const audience of this.#audiences.values()) {
      if (!follows(audience, change)) continue;
      this.#enqueue(audience, change);
      if (audience.isReading || audience.pending.size === 0) continue;
      const serving = this.#serve(audience).finally(() => this.#serving.delete(serving));
      this.#serving.add(serving);
    }
  }

  /** Passes nothing on any more. Resolves when reads that are under way have ended. */
  async close(): Promise<void> {
    for (const audience of this.#audiences.values()) this.#forget(audience);
    this.#audiences.clear();
    await Promise.all(this.#serving);
  }

  /**
   * Changes of one row that wait are one, since the row is read when their turn has come; of one that is gone nothing else is
   * left to read.
   */
  #enqueue({ pending }: Audience, change: Change): void {
    const row = JSON.stringify([change.schema, change.table, change.key]);
    const place = (type: Change['type']) => `${type} ${row}`;
    const before = pending.size;
    if (change.type === 'DELETE') {
      pending.delete(place('INSERT'));
      pending.delete(place('UPDATE'));
    }
    const { ofIdentity, all } = realtimeBudget.changes;
    const isFull = pending.size >= ofIdentity || this.#waiting >= all;
    if (pending.has(place(change.type)) || !isFull) pending.set(place(change.type), change);
    this.#waiting += pending.size - before;
  }

  #forget({ pending }: Audience): void {
    this.#waiting -= pending.size;
    pending.clear();
  }

  /** Passes on what waits, one change after the other, so that a row's last state is the last that is seen. */
  async #serve(audience: Audience): Promise<void> {
    audience.isReading = true;
    for (let change = this.#next(audience); change; change = this.#next(audience)) {
      try {
        await this.#passTo(audience, change);
      } catch (error) {
        // There was no place for the read: what waits behind it would find none either.
        if (error instanceof HttpError) this.#forget(audience);
        else this.#failed(change, error);
      }
    }
    audience.isReading = false;
  }

  #next({ pending }: Audience): Change | null {
    const [first] = pending;
    if (!first) return null;
    const [place, change] = first;
    pending.delete(place);
    this.#waiting -= 1;
    return change;
  }

  async #passTo(audience: Audience, change: Change): Promise<void> {
    // Policies cannot be evaluated for a deleted row, so only its key is sent, as on Supabase.
    const isGone = change.type === 'DELETE';
    const seen = isGone
      ? null
      : await this.#gate.run(networkOf(audience), () => this.#readFor(audience, change));
    if ((!isGone && !seen) || this.#fanOut.isFull) return;
    const data = JSON.stringify(describe(change, seen));
    this.#fanOut.push(audience, audience.members, data.length, (member) => {
      if (isExpired(member)) {
        member.expire();
        return;
      }
      const passed = member.subscriptions.filter(
        (subscription) =>
          concerns(subscription, change) &&
          (!seen || !subscription.passes || subscription.passes(seen.record)),
      );
      if (passed.length === 0) return;
      const ids = JSON.stringify(passed.map(({ id }) => id));
      member.send(new Outgoing(member.topic, 'postgres_changes', `{"ids":${ids},"data":${data}}`));
    });
  }

  async #readFor({ scope, members }: Audience, change: Change): Promise<SeenRow | null> {
    for (const member of [...members]) if (isExpired(member)) member.expire();
    return members.size === 0 ? null : this.#read(scope, change);
  }
}

function isExpired({ expiresAt }: Member): boolean {
  return expiresAt !== null && expiresAt <= Date.now();
}

/** Whose reads these are: those that serve everybody without an account go first. */
function networkOf({ scope, members }: Audience): string | null {
  const [first] = members;
  return scope.role === 'authenticated' && first ? first.visitor.network : null;
}

function follows({ members }: Audience, change: Change): boolean {
  for (const { subscriptions } of members) {
    if (subscriptions.some((subscription) => concerns(subscription, change))) return true;
  }
  return false;
}

function concerns({ event, schema, table }: Subscription, change: Change): boolean {
  return (
    (event === '*' || event === change.type) &&
    (schema === '*' || schema === change.schema) &&
    (table === '*' || table === change.table)
  );
}

/** The same text for those under whom the policies answer the same. */
function identityOf(scope: Scope): string {
  return scope.role === 'owner' ? 'owner' : JSON.stringify([scope.role, scope.claims]);
}

function describe({ schema, table, type, at, key }: Change, seen: SeenRow | null): Record<string, unknown> {
  return {
    schema,
    table,
    type,
    commit_timestamp: at,
    columns: seen?.columns ?? Object.keys(key).map((name) => ({ name, type: 'text' })),
    record: seen?.record ?? {},
    old_record: type === 'INSERT' ? {} : key,
    errors: null,
  };
}
