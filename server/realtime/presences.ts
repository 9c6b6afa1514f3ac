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

/** Who is in which channel, on this server and the others. */
export class Presences {
  readonly #topics = new Map<string, Map<string, Presence>>();

  /** Enters or replaces what a member says. */
  set(presence: Presence): PresenceDiff {
    const members = this.#topics.get(presence.topic) ?? new Map<string, Presence>();
    this.#topics.set(presence.topic, members);
    const before = members.get(presence.member);
    members.set(presence.member, presence);
    return { joins: stateOf([presence]), leaves: stateOf(before ? [before] : []) };
  }

  /** Removes a member; null when nothing was said. */
  remove(topic: string, member: string): PresenceDiff | null {
    const members = this.#topics.get(topic);
    const before = members?.get(member);
    if (!members || !before) return null;
    members.delete(member);
    if (members.size === 0) this.#topics.delete(topic);
    return { joins: {}, leaves: stateOf([before]) };
  }

  state(topic: string): PresenceState {
    return stateOf([...(this.#topics.get(topic)?.values() ?? [])]);
  }

  /** Everybody who is connected to one server. */
  of(server: string): Presence[] {
    return [...this.#topics.values()].flatMap((members) =>
      [...members.values()].filter((presence) => presence.server === server),
    );
  }
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
