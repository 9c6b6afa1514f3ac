import { siteBudget } from '../budgets/budgets.ts';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { NameFilter } from './name-filter.ts';

/** Notifications are lost while the connection is broken: what came since is asked for at most this often. */
const knownMilliseconds = 30_000;
/** A name may be entered this long before others see it: as long as a transaction may take, and more. */
const overlapMilliseconds = 300_000;

interface Listed {
  now: string;
  names: string[];
}

/**
 * The names that may lead to a site, and all domains that are proved: in memory, so that hosts which nobody has cost next to
 * nothing, whoever asks for however many. Of names it is known which are not there; what another one leads to, one that has
 * gone as well, is read when somebody asks.
 */
export class SiteAddresses {
  readonly #services: Services;
  #names: NameFilter;
  /** The one that is being filled to take its place. */
  #filling: NameFilter | null = null;
  readonly #pageSize: number;
  #domains = new Map<string, string>();
  #since: string | null = null;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;
  /** Names that are not in memory and were asked for in this second. */
  #unknown = { second: 0, asked: 0 };
  /** Counts notifications about domains: a list that was read before one does not replace what came with it. */
  #changes = 0;

  constructor(services: Services, { bytes, mostBytes, pageSize } = siteBudget.names) {
    this.#services = services;
    this.#names = new NameFilter(bytes, mostBytes);
    this.#pageSize = pageSize;
  }

  /**
   * Whether the database is to be asked about a name: one that may be here, and a few of those that are not, since a site may
   * have been published a moment ago by another process.
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
    for (const one of announced) {
      if (one.includes('.')) continue;
      this.#names.add(one);
      this.#filling?.add(one);
    }
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
    await this.#readNames();
    const domains = new Map(Object.entries(await this.#readDomains(null)));
    if (before === this.#changes) this.#domains = domains;
    this.#refreshedAt = Date.now();
  }

  /** Reads names, barred ones too, page by page; all of them, where there is need of a larger filter. */
  async #readNames(): Promise<void> {
    let filter = this.#names;
    let since = this.#since;
    let after = '';
    let begun: string | null = null;
    try {
      for (let isLast = false; !isLast; ) {
        if (filter.isFull) {
          this.#filling = filter = filter.larger();
          [since, after, begun] = [null, '', null];
        }
        const { rows } = await this.#services.database.run<{ listed: Listed }>(owner, {
          text: 'select private.list_site_names($1, $2, $3) as listed',
          values: [since, after, this.#pageSize],
        });
        const listed: Listed = rows[0]?.listed ?? { now: new Date().toISOString(), names: [] };
        for (const name of listed.names) filter.add(name);
        begun ??= listed.now;
        after = listed.names.at(-1) ?? after;
        isLast = listed.names.length < this.#pageSize && !filter.isFull;
      }
      this.#names = filter;
    } finally {
      this.#filling = null;
    }
    if (begun) this.#since = new Date(Date.parse(begun) - overlapMilliseconds).toISOString();
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
