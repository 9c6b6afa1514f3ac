import { realtimeBudget } from '../budgets/budgets.ts';

/** What a visitor says of themselves in a channel; `phx_ref` names this one saying. */
export type Meta = Record<string, unknown> & { phx_ref: string };
/** Visitors by their key, each with what they say in every window they have open. */
export type PresenceState = Record<string, { metas: Meta[] }>;
export interface PresenceDiff {
  joins: PresenceState;
  leaves: PresenceState;
}

export interface Presence {
  topic: string;
  /** Names the member of the channel. */
  member: string;
  key: string;
  meta: Meta;
  /** The server that the visitor is connected to. */
  server: string;
}

interface Present {
  members: Map<string, Presence>;
  /** Bytes of all of them. */
  bytes: number;
}

/** Presence of all channels, on this server and the others. */
export class Presences {
  readonly #topics = new Map<string, Present>();

  /** Enters or replaces what a member says; returns what it said before. */
  set(presence: Presence): Presence | null {
    const present = this.#topics.get(presence.topic) ?? { members: new Map<string, Presence>(), bytes: 0 };
    this.#topics.set(presence.topic, present);
    const before = present.members.get(presence.member) ?? null;
    present.members.set(presence.member, presence);
    present.bytes += presenceBytes(presence) - (before ? presenceBytes(before) : 0);
    return before;
  }

  /** Removes a member; returns what it said, null when that was nothing. */
  remove(topic: string, member: string): Presence | null {
    const present = this.#topics.get(topic);
    const before = present?.members.get(member);
    if (!present || !before) return null;
    present.members.delete(member);
    present.bytes -= presenceBytes(before);
    if (present.members.size === 0) this.#topics.delete(topic);
    return before;
  }

  of(topic: string, member: string): Presence | null {
    return this.#topics.get(topic)?.members.get(member) ?? null;
  }

  /** Bytes that are said in a channel. */
  bytes(topic: string): number {
    return this.#topics.get(topic)?.bytes ?? 0;
  }

  state(topic: string): PresenceState {
    return stateOf([...(this.#topics.get(topic)?.members.values() ?? [])]);
  }

  /** What has changed in a channel, given what members said before: null for who was not there. */
  diff(topic: string, before: ReadonlyMap<string, Presence | null>): PresenceDiff {
    const now = [...before.keys()].map((member) => this.of(topic, member));
    return {
      joins: stateOf(now.filter((one) => one !== null)),
      leaves: stateOf([...before.values()].filter((one) => one !== null)),
    };
  }

  /** Everybody who is connected to one server. */
  connectedTo(server: string): Presence[] {
    return [...this.#topics.values()].flatMap(({ members }) =>
      [...members.values()].filter((presence) => presence.server === server),
    );
  }
}

/** Bytes that count for what a member says. */
export function presenceBytes({ key, meta }: Pick<Presence, 'key' | 'meta'>): number {
  return (
    Buffer.byteLength(JSON.stringify(meta)) + Buffer.byteLength(key) + realtimeBudget.presenceBytes.overhead
  );
}

function stateOf(presences: Presence[]): PresenceState {
  const state: PresenceState = {};
  for (const { key, meta } of presences) {
    const entry = Object.hasOwn(state, key) ? state[key] : undefined;
    if (entry) entry.metas.push(meta);
    else Object.defineProperty(state, key, { value: { metas: [meta] }, enumerable: true, writable: true });
  }
  return state;
}
