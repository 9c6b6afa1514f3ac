import { randomInt } from 'node:crypto';
import { siteBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { DatabaseError, owner } from '../database/database.ts';
import { type FunctionErrorName, functionError } from '../functions/kit/errors.ts';
import type { Services } from '../services.ts';
import type { Blobs } from './blobs.ts';
import { buildManifest } from './build-manifest.ts';
import { chooseFiles, type SiteFile } from './site-files.ts';

/** Where a deployment comes from, and what it is called in the list of deployments. */
export interface SourceFacts {
  kind: 'project' | 'repository' | 'upload' | 'builder';
  label: string;
  projectId?: string;
  repositoryId?: string;
  branch?: string;
  folder?: string;
  commit?: string;
  /** Whether a push to the branch that the site follows is published. */
  isPush?: boolean;
}

/** A site of the account, by its id, or the name of a new one and whether others may copy its files. */
export type Target = { siteId: string } | { name: string; remixAllowed: boolean };

export interface Published {
  siteId: string;
  deploymentId: string;
  label: string;
  files: number;
  bytes: number;
  notes: string[];
}

/** Why the database has not entered a deployment or a name, as the visitor is told. */
const refusals: Record<string, FunctionErrorName> = {
  taken: 'siteNameTaken',
  own: 'ownSiteName',
  barred: 'siteNameBarred',
  gone: 'siteNotFound',
  suspended: 'accountSuspended',
  unfollowed: 'siteNotFound',
};

/** Turns a word of the database's functions for sites into the error that it means. */
export function siteRefusal(word: string): Error {
  const name = refusals[word];
  return name ? functionError(name) : new Error(`Unknown refusal of a site: ${word}`);
}

/** Publishes files: the one way in which deployments come about, whoever sends the files. */
export class Publisher {
  readonly #services: Services;
  readonly #blobs: Blobs;
  readonly #gate = new FairGate(siteBudget.publishing);

  constructor(services: Services, blobs: Blobs) {
    this.#services = services;
    this.#blobs = blobs;
  }

  /** What `work` does in one of the places for publishing, of which an account has one at a time. */
  inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
    return this.#gate.run(account, work);
  }

  /**
   * Makes files the live deployment of a site. At any moment either the deployment before or this one is live: blobs and
   * manifest are kept first, then one pointer moves. Throws 409, 413 and 422 with words for the owner.
   */
  async publish(account: string, target: Target, source: SourceFacts, given: SiteFile[]): Promise<Published> {
    const { files, notes: leftOut } = chooseFiles(given, this.#services.config.siteQuotas);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const label = newLabel();
    for (let attempt = 1; ; attempt++) {
      const { manifest, notes: own } = await buildManifest(this.#blobs, files);
      const notes = [...leftOut, ...own];
      const facts = {
        ...('name' in target ? { name: target.name } : {}),
        label,
        source: source.kind,
        source_label: source.label,
        commit: source.commit,
        project_id: source.projectId,
        repository_id: source.repositoryId,
        branch: source.branch,
        folder: source.folder,
        is_push: source.isPush ?? false,
        files: files.length,
        bytes,
        notes,
        manifest,
      };
      try {
        const ids = await this.#enter(account, target, facts);
        this.#services.log.info('site_published', {
          ...ids,
          source: source.kind,
          files: files.length,
          bytes,
        });
        return { ...ids, label, files: files.length, bytes, notes };
      } catch (error) {
        // A blob was swept between being kept and being referred to, which takes a day: it is kept anew.
        const isSwept = error instanceof DatabaseError && error.code === '23503' && attempt < 3;
        if (!isSwept) throw error;
      }
    }
  }

  async #enter(account: string, target: Target, facts: Record<string, unknown>) {
    const {
      refused,
      site_id = '',
      deployment_id = '',
    } = await this.#services.database
      .transaction(owner, async (session) => {
        const siteId = 'siteId' in target ? target.siteId : null;
        const { rows } = await session.query<{ answer: Record<string, string> }>(
          'select private.publish_site($1, $2, $3::json) as answer',
          [account, siteId, JSON.stringify(facts)],
        );
        const answer = rows[0]?.answer ?? {};
        // Afterwards: publishing from a private repository turns it off, and this is what its owner has chosen.
        if ('name' in target && target.remixAllowed && !answer.refused)
          await session.query('select private.set_remix_allowed($1, $2, true)', [account, answer.site_id]);
        return answer;
      })
      .catch(refuseInWords);
    if (refused) throw siteRefusal(refused);
    return { siteId: site_id, deploymentId: deployment_id };
  }
}

/** What the database refuses itself: it says of what the account is full, and that a site was taken down. */
export function refuseInWords(error: unknown): never {
  if (error instanceof DatabaseError && error.code === 'PT413') {
    throw functionError('accountFull', {}, error.message);
  }
  if (error instanceof DatabaseError && error.code === 'PT403') throw functionError('siteTakenDown');
  throw error;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

function newLabel(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
