import { smtpReason } from '../../mail/create.ts';
import { testimonialLink } from '../../mail/templates/testimonial-link.ts';
import { nextAttempt } from '../delivery/schedule.ts';
import type { Desk } from '../form/desk.ts';
import { editUrl } from './link.ts';
import type { DueLink, TestimonialStore } from './store.ts';

/** A link that was taken and not settled is due again after this long. Longer than any attempt can last. */
const leaseSeconds = 300;
/** How often to look for links that failed, or that nobody here knows of. */
const lookMilliseconds = 60_000;

/** Mails the links to change testimonials. */
export interface LinkCourier {
  /** Begins to look for links that are due. */
  start(): void;
  /** Looks now. */
  wake(): void;
  /** Ends after the mail under way. */
  stop(): Promise<void>;
}

/**
 * Sends links one at a time, and tries those that fail again for five days. All of its state is in the table: a process
 * that ends at any moment leaves links that the next one finds.
 */
export function createLinkCourier(desk: Desk, store: TestimonialStore): LinkCourier {
  const { log } = desk.connection;
  let running = false;
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    try {
      for (let link = await claim(); link; link = await claim()) await attempt(link);
    } catch (error) {
      // The links are safe in the table; the next look finds them.
      log.error('links to testimonials could not be looked after', { error: String(error) });
    }
  }

  async function claim(): Promise<DueLink | null> {
    return running ? store.claimLink(leaseSeconds) : null;
  }

  async function attempt({ testimonial_id: id, email, created_at, attempts }: DueLink): Promise<void> {
    try {
      await desk.mailer.send({ to: email, ...testimonialLink({ editUrl: editUrl(desk, id) }) });
    } catch (error) {
      const next = nextAttempt({ created_at, attempts }, 0);
      log.error(`a link to a testimonial was not mailed${next ? ' yet' : ', and is given up'}`, {
        id,
        attempts,
        reason: smtpReason(error),
      });
      if (next) await store.postponeLink(id, next);
      else await store.forgetLink(id);
      return;
    }
    await store.forgetLink(id);
  }

  const wake = () => {
    if (running) underWay = underWay.then(work);
  };
  return {
    start() {
      clearInterval(timer);
      running = true;
      timer = setInterval(wake, lookMilliseconds);
      timer.unref();
      wake();
    },
    wake,
    async stop() {
      running = false;
      clearInterval(timer);
      await underWay;
    },
  };
}
