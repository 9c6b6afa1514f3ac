import { realtimeBudget } from '../budgets/budgets.ts';
import { scaleRate, TokenBucket } from '../budgets/token-bucket.ts';
import type { Member } from './member.ts';
import type { Presence } from './presences.ts';
import type { Visitor } from './visitors.ts';

/** A channel that somebody on this server is in. */
export class Topic {
  readonly name: string;
  /** Deliveries in it. */
  readonly bucket: TokenBucket;
  /** What members said before their presence changed, since this was last shown; null for who was not there. */
  readonly changed = new Map<string, Presence | null>();
  readonly #show: () => void;
  readonly #members = new Set<Member>();
  readonly #networks = new Map<Visitor, number>();
  #paid = 0;
  #shownAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  /** `show` tells the members what has `changed`, and empties it. */
  constructor(name: string, factor: number, show: (topic: Topic) => void) {
    this.name = name;
    this.bucket = new TokenBucket(scaleRate(realtimeBudget.deliveries.ofTopic, factor));
    this.#show = () => {
      this.#timer = null;
      this.#shownAt = performance.now();
      show(this);
    };
  }

  get members(): ReadonlySet<Member> {
    return this.#members;
  }

  /** Deliveries charged to a sender: one for each member, capped for each network. */
  get paid(): number {
    return this.#paid;
  }

  add(member: Member): void {
    this.#members.add(member);
    this.#count(member.visitor, 1);
  }

  delete(member: Member): void {
    if (this.#members.delete(member)) this.#count(member.visitor, -1);
    if (this.#members.size === 0) this.close();
  }

  /** Notes that the presence of a member is not what it was, and shows it: at once, or together with others after a while. */
  change(member: string, before: Presence | null): void {
    if (!this.changed.has(member)) this.changed.set(member, before);
    if (this.#timer) return;
    const { least, ofMember } = realtimeBudget.presenceWindow;
    const wait = this.#shownAt + Math.max(least, ofMember * this.#members.size) - performance.now();
    if (wait > 0) this.#timer = setTimeout(this.#show, wait);
    else this.#show();
  }

  /** Shows what has changed after a while, since it can not be shown now. */
  postpone(): void {
    this.#timer ??= setTimeout(this.#show, realtimeBudget.presenceWindow.least);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.changed.clear();
  }

  #count(visitor: Visitor, change: 1 | -1): void {
    const { paidOfNetwork } = realtimeBudget.deliveries;
    const before = this.#networks.get(visitor) ?? 0;
    const after = before + change;
    if (after > 0) this.#networks.set(visitor, after);
    else this.#networks.delete(visitor);
    this.#paid += Math.min(after, paidOfNetwork) - Math.min(before, paidOfNetwork);
  }
}
