import type { Manifest } from '../../domain/hosting/manifest.ts';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { RecentlyUsed } from '../site/recently-used.ts';
import type { DeploymentAnswer, SiteAnswer, SiteDirectory } from './directory.ts';
import { SiteAddresses } from './site-addresses.ts';

/** The channel on which the database tells which names and domains have changed, separated by spaces. */
const channel = 'sites';
/** Notifications are lost while the connection is broken: what is known is looked up again after this time. */
const knownMilliseconds = 30_000;
/** Of manifests, as their JSON takes them; and of what hosts show, of which each has its manifest. */
const manifestBytes = 32 * 1024 * 1024;
/** Names and what they lead to. */
const answerBytes = 8 * 1024 * 1024;

interface Found {
  id: string;
  name: string;
  owner_id: string;
  open_connections: boolean;
  is_suspended: boolean;
  is_taken_down: boolean;
  indexed: boolean;
  has_domain: boolean;
  live_deployment_id: string | null;
  /** Ids by the labels of their previews. */
  deployments: Record<string, string>;
}

interface Known {
  found: Found | null;
  until: number;
  size: number;
}

interface Shown {
  answer: DeploymentAnswer;
  until: number;
  size: number;
}

/** The directory of sites in the database, with what was asked lately in memory. */
export class DatabaseDirectory implements SiteDirectory {
  readonly #services: Services;
  readonly #known = new RecentlyUsed<Known>(answerBytes);
  readonly #looking = new Map<string, Promise<Found | null>>();
  readonly #manifests = new RecentlyUsed<{ manifest: Manifest; size: number }>(manifestBytes);
  /** By host. */
  readonly #shown = new RecentlyUsed<Shown>(manifestBytes);
  readonly #addresses: SiteAddresses;
  /** Counts notifications: what was read before one is not remembered after it. */
  #changes = 0;

  constructor(services: Services) {
    this.#services = services;
    this.#addresses = new SiteAddresses(services);
  }

  /** Begins to hear of changes, by this process and by others. */
  async follow(): Promise<void> {
    await this.#services.database.listen(channel, (announced) => this.#forget(announced.split(' ')));
    await this.#addresses.refresh();
  }

  known(host: string): DeploymentAnswer | null {
    const shown = this.#shown.get(host);
    return shown && shown.until > Date.now() ? shown.answer : null;
  }

  async find(host: string): Promise<SiteAnswer> {
    return this.known(host) ?? this.#find(host);
  }

  async #find(host: string): Promise<SiteAnswer> {
    const before = this.#changes;
    const { label, name } = this.#read(host);
    if (name === '') return { kind: 'unknown' };
    const found = await this.#look(name);
    if (!found) return { kind: 'unknown' };
    if (found.is_suspended)
      return { kind: 'taken-down', reason: 'The account that it belongs to is suspended.' };
    if (found.is_taken_down) return { kind: 'taken-down', reason: 'An operator has taken it down.' };
    if (found.name !== name) return { kind: 'moved', to: found.name };
    const id =
      label === null
        ? found.live_deployment_id
        : Object.hasOwn(found.deployments, label) && found.deployments[label];
    if (!id) return label === null ? { kind: 'nothing-live', name } : { kind: 'unknown' };
    const shown = label ?? Object.keys(found.deployments).find((one) => found.deployments[one] === id);
    const read = await this.#manifestOf(id);
    // Pruned since it was looked up.
    if (!read || shown === undefined) return { kind: 'unknown' };
    const answer: DeploymentAnswer = {
      kind: 'deployment',
      site: {
        id: found.id,
        name,
        ownerId: found.owner_id,
        // Of a site that has a domain, search engines list that alone.
        indexed: found.indexed && (!found.has_domain || this.ownsDomain(host)),
        openConnections: found.open_connections,
      },
      deployment: { id, label: shown },
      manifest: read.manifest,
      preview: label !== null,
    };
    const until = this.#known.peek(name)?.until;
    if (until && before === this.#changes) {
      this.#shown.set(host, { answer, until, size: 400 + read.size });
    }
    return answer;
  }

  ownsDomain(domain: string): boolean {
    return this.#addresses.siteOf(domain) !== undefined;
  }

  /** The name, and the label of a deployment, that a host is made of; the name is empty for a host that can be no site's. */
  #read(host: string): { name: string; label: string | null } {
    const suffix = `.${this.#services.config.sites.host}`;
    if (!host.endsWith(suffix)) return { name: this.#addresses.siteOf(host) ?? '', label: null };
    const own = host.slice(0, -suffix.length);
    const [, label = null, name = ''] = /^(?:([a-z0-9]{10})--)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(own) ?? [];
    return { name, label };
  }

  async #look(name: string): Promise<Found | null> {
    const known = this.#known.get(name);
    if (known && known.until > Date.now()) return known.found;
    if (!(await this.#addresses.mayKnow(name))) return null;
    let looking = this.#looking.get(name);
    if (!looking) {
      looking = this.#ask(name).finally(() => {
        if (this.#looking.get(name) === looking) this.#looking.delete(name);
      });
      this.#looking.set(name, looking);
    }
    return looking;
  }

  async #ask(name: string): Promise<Found | null> {
    const before = this.#changes;
    const { rows } = await this.#services.database.run<{ found: Found | null }>(owner, {
      text: 'select private.find_site($1) as found',
      values: [name],
    });
    const found = rows[0]?.found ?? null;
    if (before === this.#changes) {
      const size = 400 + 60 * Object.keys(found?.deployments ?? {}).length;
      this.#known.set(name, { found, until: Date.now() + knownMilliseconds, size });
    }
    return found;
  }

  async #manifestOf(deploymentId: string): Promise<{ manifest: Manifest; size: number } | null> {
    const known = this.#manifests.get(deploymentId);
    if (known) return known;
    const { rows } = await this.#services.database.run<{ text: string }>(owner, {
      text: 'select manifest::text as text from private.site_manifests where deployment_id = $1',
      values: [deploymentId],
    });
    const text = rows[0]?.text;
    if (text === undefined) return null;
    const read = { manifest: JSON.parse(text) as Manifest, size: text.length };
    this.#manifests.set(deploymentId, read);
    return read;
  }

  #forget(announced: string[]): void {
    // Who asks from now on does not get what was read before.
    const forget = () => {
      this.#changes += 1;
      this.#looking.clear();
      const changed = new Set(announced);
      for (const name of announced) this.#known.delete(name);
      for (const [host, { answer }] of [...this.#shown.entries()])
        if (changed.has(answer.site.name) || changed.has(host)) this.#shown.delete(host);
    };
    forget();
    // Until then a domain has led where it led before.
    if (this.#addresses.changed(announced)) void this.#addresses.readDomains(announced).then(forget);
  }
}
