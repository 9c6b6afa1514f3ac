import { z } from 'zod';
import { realtimeBudget } from '../budgets/budgets.ts';
import type { Scope } from '../database/database.ts';
import type { RowFilter } from './filter.ts';
import type { Outgoing } from './outgoing.ts';
import type { ChannelRights } from './private-channels.ts';
import type { Visitor } from './visitors.ts';

const changeRequest = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']).default('*'),
  schema: z.string().max(63).default('public'),
  table: z.string().max(63).default('*'),
  filter: z.string().max(500).nullish(),
});

/** What the official client sends to join a channel. */
export const joinRequest = z.object({
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().default(false), self: z.boolean().default(false) }).prefault({}),
      presence: z
        .object({ key: z.string().max(200).default(''), enabled: z.boolean().default(false) })
        .prefault({}),
      postgres_changes: z.array(changeRequest).max(realtimeBudget.subscriptions.ofChannel).default([]),
      private: z.boolean().nullish(),
    })
    .prefault({}),
  access_token: z.string().nullish(),
});

export type JoinRequest = z.output<typeof joinRequest>;

/** One `postgres_changes` listener of a channel. */
export interface Subscription extends z.output<typeof changeRequest> {
  id: number;
  passes: RowFilter | null;
}

/** A visitor in a channel. */
export interface Member {
  id: string;
  /** The channel among those of this server: `topicOf`. */
  topic: string;
  isPrivate: boolean;
  rights: ChannelRights;
  /** Whose sockets, joined channels and deliveries are counted together with its own. */
  visitor: Visitor;
  /** The moment of the `FanOut` at which it joined. */
  joinedAt: number;
  /** Gets its own broadcasts back. */
  hearsItself: boolean;
  wantsAcknowledgement: boolean;
  presenceKey: string;
  scope: Scope;
  /** Milliseconds since 1970 at which its token ends; null for keys, which do not end. */
  expiresAt: number | null;
  subscriptions: Subscription[];
  /** Sends it unless the visitor has had too much already, and then says so; with `always` it is sent and counted. */
  send(message: Outgoing, how?: 'always'): void;
  /** Says that it can not stay; the client joins again with the token it has then. */
  expire(): void;
}
