import { siteBudget } from '../budgets/budgets.ts';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';

/** Notifications are lost while the connection is broken: what came since is asked for at most this often. */
const knownMilliseconds = 30_000;
/** A name may be entered this long before others see it: as long as a transaction may take, and more. */
const overlapMilliseconds = 300_000;

interface Listed {
  now: string;
  names: string[];
  barred: string[];
}

/**
 * All names that may lead to a site, and all domains that are proved: in memory, so that hosts which nobody has cost next to
 * nothing, whoever asks for however many. Names are only added; what one that has gone leads to is read when somebody asks.
 */
export class SiteAddresses {
  readonly #services: Services;
  readonly #names = new Set<string>();
  #domains = new Map<string, string>();
  #since: string | null = null;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  /** Names that are not in memory and were asked for in this second. */
  #unknown = { second: 0, asked: 0 };
  /** Counts notifications about domains: a list that was read before one does not replace what came with it. */
  #changes = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Whether the database is to be asked about a name: one that is here, and a few of those that are not, since a site may have
   * been published a moment ago by another process.
   */
  async mayKnow(name: string): Promise<boolean> {
    if (this.#names.has(name) || this.#isSpared()) return true;
    await this.#refreshInTime();
    return this.#names.has(name);
  }

  /** Counts a name that is not here. False for more of them than a second has room for. */
  #isSpared(): boolean {
    const second = Math.floor(Date.now() / 1000);
    if (this.#unknown.second !== second) this.#unknown = { second, asked: 0 };
    this.#unknown.asked += 1;
    return this.#unknown.asked <= siteBudget.unknownNamesPerSecond;
  }

  /** The name of the site that a domain shows, from memory alone. */
  siteOf(domain: string): string | undefined {
    const name = this.#domains.get(domain);
    // What was missed is there for the next question.
    if (name === undefined) void this.#refreshInTime();
    return name;
  }

  /** Takes in the names that the database has announced. True when there are domains among them, which are to be read. */
  changed(announced: readonly string[]): boolean {
    for (const one of announced) if (!one.includes('.')) this.#names.add(one);
    return announced.some((one) => one.includes('.'));
  }

  /** Reads where those of these that are domains lead to now. */
  async readDomains(announced: readonly string[]): Promise<void> {
    const domains = announced.filter((one) => one.includes('.'));
    this.#changes += 1;
    await this.#safely(async () => {
      const found = await this.#readDomains(domains);
      for (const domain of domains) {
        const name = found[domain];
        if (name === undefined) this.#domains.delete(domain);
        else this.#domains.set(domain, name);
      }
    });
  }

  /** Reads what came since the last time, or everything. */
  async refresh(): Promise<void> {
    const before = this.#changes;
    const { rows } = await this.#services.database.run<{ listed: Listed }>(owner, {
      text: 'select private.list_site_names($1) as listed',
      values: [this.#since],
    });
    const { now, names, barred } = rows[0]?.listed ?? { now: null, names: [], barred: [] };
    for (const name of [...names, ...barred]) this.#names.add(name);
    if (now) this.#since = new Date(Date.parse(now) - overlapMilliseconds).toISOString();
    const domains = new Map(Object.entries(await this.#readDomains(null)));
    if (before === this.#changes) this.#domains = domains;
    this.#refreshedAt = Date.now();
  }

  async #readDomains(domains: string[] | null): Promise<Record<string, string>> {
    const { rows } = await this.#services.database.run<{ found: Record<string, string> }>(owner, {
      text: 'select private.list_site_domains($1) as found',
      values: [domains],
    });
    return rows[0]?.found ?? {};
  }

  async #refreshInTime(): Promise<void> {
    if (this.#refreshedAt + knownMilliseconds > Date.now()) return;
    this.#refreshing ??= this.#safely(() => this.refresh()).finally(() => {
      this.#refreshing = null;
    });
    await this.#refreshing;
  }

  /** What fails is tried again with the next question after a while; what is known stays. */
  async #safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#refreshedAt = Date.now() - knownMilliseconds + 1000;
      this.#services.log.error('site_addresses_unread', { error: String(error) });
    }
  }
}
