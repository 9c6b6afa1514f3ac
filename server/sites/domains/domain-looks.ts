import { siteBudget } from '../../budgets/budgets.ts';
import { FairGate } from '../../budgets/fair-gate.ts';
import { owner } from '../../database/database.ts';
import type { DeliveryWorker } from '../../functions/delivery/delivery-worker.ts';
import type { Services } from '../../services.ts';
import type { TxtLookup } from './txt-records.ts';

/** How often to see whether a domain is due. Each is due once a day. */
const lookMilliseconds = 60_000;
const atOnce = 4;

/** The name of the record that proves a domain. */
export const recordName = (domain: string) => `_plinth.${domain}`;

/**
 * Looks whether the records of domains are there, when its owner asks and once a day. What is due is in the database, which
 * also decides what a look means: several servers share the work, and one that ends leaves nothing undone.
 */
export class DomainLooks implements DeliveryWorker {
  readonly #services: Services;
  readonly #lookUp: TxtLookup;
  readonly #gate = new FairGate(siteBudget.looking);
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  #stopping = new AbortController();
  #isStarted = false;

  constructor(services: Services, lookUp: TxtLookup) {
    this.#services = services;
    this.#lookUp = lookUp;
  }

  /** Looks now, in one of the places for it, and notes what was found. */
  async look(account: string, id: string, domain: string): Promise<void> {
    const records = await this.#gate.run(account, () => this.#lookUp(recordName(domain)));
    await this.#note(id, records);
  }

  start(): void {
    this.#isStarted = true;
    this.#stopping = new AbortController();
    this.#timer = setInterval(() => this.wake(), lookMilliseconds);
    this.#timer.unref();
    this.wake();
  }

  wake(): void {
    if (!this.#isStarted) return;
    this.#underWay ??= this.#work().finally(() => {
      this.#underWay = null;
    });
  }

  async stop(): Promise<void> {
    this.#isStarted = false;
    // Name servers that do not answer would keep the process for longer than it may take to end.
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#underWay;
  }

  async #work(): Promise<void> {
    // Some at a time, so that name servers which do not answer keep nobody else's domains waiting.
    const lines = Array.from({ length: atOnce }, async () => {
      for (let due = await this.#claim(); due && this.#isStarted; due = await this.#claim())
        await this.#note(due.id, await this.#lookUp(recordName(due.domain), this.#stopping.signal));
    });
    for (const outcome of await Promise.allSettled(lines))
      if (outcome.status === 'rejected')
        this.#services.log.error('site_domains_unlooked', { error: String(outcome.reason) });
  }

  async #note(id: string, records: string[] | null): Promise<void> {
    await this.#services.database.run(owner, {
      text: 'select private.note_domain_look($1, $2)',
      values: [id, records],
    });
  }

  async #claim(): Promise<{ id: string; domain: string } | null> {
    const { rows } = await this.#services.database.run<{ due: { id: string; domain: string } | null }>(
      owner,
      {
        text: 'select private.claim_site_domain() as due',
      },
    );
    return rows[0]?.due ?? null;
  }
}
