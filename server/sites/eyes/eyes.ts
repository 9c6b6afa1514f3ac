import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DeliveryWorker } from '../../functions/delivery/delivery-worker.ts';
import type { Services } from '../../services.ts';
import { whileInFlight } from '../../storage/in-flight.ts';
import type { OpenBlob } from '../directory.ts';
import { type FoundBrowser, findBrowser } from './find-browser.ts';
import { keepPictures } from './pictures.ts';
import { ProcessesLeftError } from './process-tree.ts';
import { CheckQueue, type Claimed } from './queue.ts';
import { type JobLimits, removeAbandonedFolders, runJob } from './run-job.ts';

/** How often to look for what another server took and did not finish before it ended. */
const lookMilliseconds = 60_000;
/** Told by the database when something is to be looked at. */
const channel = 'site_checks';

/**
 * Looks at each deployment that becomes live, one at a time, where there is a browser for it. Nothing waits for it: without a
 * browser, or after a failure, sites are published as ever.
 */
export class Eyes implements DeliveryWorker {
  readonly #services: Services;
  readonly #openBlob: OpenBlob;
  readonly #queue: CheckQueue;
  readonly #limits: JobLimits | undefined;
  readonly #stop = new AbortController();
  #found: FoundBrowser | null = null;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | null = null;
  #isWanted = false;
  #isStarted = false;

  constructor(services: Services, openBlob: OpenBlob, limits?: JobLimits) {
    this.#services = services;
    this.#openBlob = openBlob;
    this.#limits = limits;
    this.#queue = new CheckQueue(services.database);
  }

  /** Whether this server looks at sites; true as long as it has not found out. */
  get isOpen(): boolean {
    return this.#found === null || 'path' in this.#found;
  }

  start(): void {
    this.#isStarted = true;
    this.#timer = setInterval(() => this.wake(), lookMilliseconds);
    this.#timer.unref();
    void this.#services.database.listen(channel, () => this.wake()).catch(() => {});
    this.wake();
  }

  wake(): void {
    if (!this.#isStarted || this.#stop.signal.aborted || !this.isOpen) return;
    this.#isWanted = true;
    this.#underWay ??= this.#work().finally(() => {
      this.#underWay = null;
      if (this.#isWanted) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await this.#underWay;
  }

  async #work(): Promise<void> {
    const { log } = this.#services;
    try {
      this.#found ??= await this.#find();
      while (this.#isWanted && 'path' in this.#found) {
        this.#isWanted = false;
        for (let next = await this.#claim(); next; next = await this.#claim())
          await this.#look(this.#found.path, next);
      }
      this.#isWanted = false;
    } catch (error) {
      this.#isWanted = false;
      // Beside what is left of one job no other one begins.
      if (error instanceof ProcessesLeftError) this.#found = { reason: error.message };
      log.error('site_checks_failed', { error: String(error) });
    }
  }

  async #find(): Promise<FoundBrowser> {
    await removeAbandonedFolders();
    const found = await findBrowser(this.#services.config.chromium);
    if ('path' in found) this.#services.log.info('site_checks_ready', { browser: found.path });
    else this.#services.log.info('site_checks_off', { reason: found.reason });
    return found;
  }

  async #claim(): Promise<Claimed | null> {
    return this.#stop.signal.aborted ? null : this.#queue.claim();
  }

  async #look(browser: string, claimed: Claimed): Promise<void> {
    const { hash, attempts, manifest, is_open } = claimed;
    const end = await runJob({
      order: { kind: 'look', browser, manifest, openConnections: is_open },
      fetchBytes: async (file, range) => buffer(await this.#openBlob(file, undefined, range ?? undefined)),
      signal: this.#stop.signal,
      ...(this.#limits ? { limits: this.#limits } : {}),
    });
    if (!('report' in end)) {
      const isStopped = this.#stop.signal.aborted;
      const reason = isStopped
        ? null
        : 'failure' in end
          ? end.failure
          : 'The browser ended before it was done.';
      this.#services.log.info('site_check_failed', { hash, attempts, reason });
      await this.#queue.fail(claimed, reason);
      return;
    }
    const key = randomUUID();
    await whileInFlight(key, async () => {
      await keepPictures(this.#services, key, end.report.pictures);
      await this.#queue.finish(claimed, end.report, key);
    });
    this.#services.log.info('site_checked', { hash, axe: end.report.axe_faults, bytes: end.report.bytes });
  }
}
