import { owner } from '../database/database.ts';
import type { DeliveryWorker } from '../functions/delivery/delivery-worker.ts';
import type { Repositories } from '../git/repositories.ts';
import { HttpError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { Publisher } from './publisher.ts';
import { readBranch } from './sources/repository.ts';

/** How often to look for pushes that another server took and did not publish before it ended. */
const lookMilliseconds = 60_000;

interface PushedSite {
  id: string;
  user_id: string;
  name: string;
  repository_id: string;
  branch: string;
  folder: string;
  commit: string;
}

/**
 * Publishes what is pushed to the branches that sites follow. What is to be done is in the database, so that a server which
 * ends at any moment leaves nothing undone: the site says which commit was looked at last.
 */
export class Pushes implements DeliveryWorker {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #git: Repositories;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = true;

  constructor(services: Services, publisher: Publisher, git: Repositories) {
    this.#services = services;
    this.#publisher = publisher;
    this.#git = git;
    git.whenChanged(() => this.wake());
  }

  start(): void {
    this.#isStopped = false;
    this.#timer = setInterval(() => this.wake(), lookMilliseconds);
    this.#timer.unref();
    this.wake();
  }

  wake(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#underWay ??= this.#work().finally(() => {
      this.#underWay = null;
      if (this.#isWanted) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isWanted = false;
    clearInterval(this.#timer);
    await this.#underWay;
  }

  async #work(): Promise<void> {
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false;
        for (let site = await this.#claim(); site && !this.#isStopped; site = await this.#claim()) {
          await this.#publish(site);
        }
      }
    } catch (error) {
      this.#services.log.error('site_pushes_unread', { error: String(error) });
    }
  }

  async #claim(): Promise<PushedSite | null> {
    const { rows } = await this.#services.database.run<{ site: PushedSite }>(owner, {
      text: 'select private.claim_pushed_site() as site',
    });
    return rows[0]?.site ?? null;
  }

  async #publish({ id, user_id, name, repository_id, branch, folder, commit }: PushedSite): Promise<void> {
    const { log } = this.#services;
    try {
      const { deploymentId } = await this.#publisher.inTurn(user_id, async () => {
        const read = await readBranch(this.#git, user_id, { repositoryId: repository_id, branch, folder });
        const source = {
          kind: 'repository',
          label: `${branch} at ${read.commit.slice(0, 7)}: ${read.subject}`,
          repositoryId: repository_id,
          branch,
          folder,
          commit: read.commit,
          isPush: true,
        } as const;
        return this.#publisher.publish(user_id, { siteId: id }, source, read.files);
      });
      log.info('site_push_published', { site: name, branch, commit, deployment: deploymentId });
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status < 500;
      log[isRefused ? 'info' : 'error']('site_push_refused', {
        site: name,
        branch,
        commit,
        error: String(error),
      });
      // What is nobody's fault is tried again when the claim is over.
      if (isRefused) await this.#note(id, commit, error.message);
    }
  }

  async #note(site: string, commit: string, fault: string): Promise<void> {
    await this.#services.database.run(owner, {
      text: 'select private.note_push_fault($1, $2, $3)',
      values: [site, commit, fault],
    });
  }
}
