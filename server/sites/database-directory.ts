import type { Manifest } from '../../domain/hosting/manifest.ts';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { RecentlyUsed } from '../site/recently-used.ts';
import type { DeploymentAnswer, SiteAnswer, SiteDirectory } from './directory.ts';

/** The channel on which the database tells which names have changed, separated by spaces. */
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
  indexed: boolean;
  deployment_id: string | null;
  label: string | null;
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
  /** Counts notifications: what was read before one is not remembered after it. */
  #changes = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Begins to hear of changes, by this process and by others. */
  async follow(): Promise<void> {
    await this.#services.database.listen(channel, (names) => this.#forget(names.split(' ')));
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
    const suffix = `.${this.#services.config.sites.host}`;
    const own = host.endsWith(suffix) ? host.slice(0, -suffix.length) : '';
    const [, label = null, name = ''] = /^(?:([a-z0-9]{10})--)?([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(own) ?? [];
    if (name === '') return { kind: 'unknown' };
    const found = await this.#look(name, label);
    if (!found) return { kind: 'unknown' };
    if (found.is_suspended)
      return { kind: 'taken-down', reason: 'The account that it belongs to is suspended.' };
    if (found.name !== name) return { kind: 'moved', to: found.name };
    const { deployment_id: id, label: shown } = found;
    if (id === null || shown === null)
      return label === null ? { kind: 'nothing-live', name } : { kind: 'unknown' };
    const read = await this.#manifestOf(id);
    // Pruned since it was looked up.
    if (!read) return { kind: 'unknown' };
    const answer: DeploymentAnswer = {
      kind: 'deployment',
      site: {
        id: found.id,
        name,
        ownerId: found.owner_id,
        indexed: found.indexed,
        openConnections: found.open_connections,
      },
      deployment: { id, label: shown },
      manifest: read.manifest,
      preview: label !== null,
    };
    const until = this.#known.peek(keyOf(name, label))?.until;
    if (until && before === this.#changes) {
      this.#shown.set(host, { answer, until, size: 400 + read.size });
    }
    return answer;
  }

  /** No site has a domain of its own yet. */
  ownsDomain(): boolean {
    return false;
  }

  async #look(name: string, label: string | null): Promise<Found | null> {
    const key = keyOf(name, label);
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.found;
    let looking = this.#looking.get(key);
    if (!looking) {
      looking = this.#read(key, name, label).finally(() => {
        if (this.#looking.get(key) === looking) this.#looking.delete(key);
      });
      this.#looking.set(key, looking);
    }
    return looking;
  }

  async #read(key: string, name: string, label: string | null): Promise<Found | null> {
    const before = this.#changes;
    const { rows } = await this.#services.database.run<{ found: Found | null }>(owner, {
      text: 'select private.find_site($1, $2) as found',
      values: [name, label],
    });
    const found = rows[0]?.found ?? null;
    if (before === this.#changes) {
      this.#known.set(key, { found, until: Date.now() + knownMilliseconds, size: 400 });
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

  #forget(names: string[]): void {
    this.#changes += 1;
    // Who asks from now on does not get what was read before.
    this.#looking.clear();
    const changed = new Set(names);
    for (const key of [...this.#known.keys()]) {
      if (changed.has(key.split(' ', 1)[0] ?? '')) this.#known.delete(key);
    }
    for (const [host, { answer }] of [...this.#shown.entries()]) {
      if (changed.has(answer.site.name)) this.#shown.delete(host);
    }
  }
}

const keyOf = (name: string, label: string | null) => `${name} ${label ?? ''}`;
