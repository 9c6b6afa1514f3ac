import type { Hono } from 'hono';
import { createDeliveryWorker } from '../delivery/delivery-worker.ts';
import type { Connection } from '../form/connection.ts';
import { openDesk } from '../form/desk.ts';
import { LinkQueue, linkSender } from './link-queue.ts';
import { testimonialRoutes } from './routes.ts';
import { TestimonialStore } from './store.ts';

/** The testimonials' server: taking and changing them, and mailing the links with which they are changed. */
export interface Testimonials {
  /** To be mounted at /functions/v1/testimonials. */
  routes: Hono;
  /** Begins to mail links, also what an earlier process left. */
  start(): void;
  /** Lets the mail under way end. */
  stop(): Promise<void>;
}

/** Puts the testimonials' server together. Nothing is mailed before `start`. */
export function openTestimonials(connection: Connection): Testimonials {
  const desk = openDesk(connection, 'testimonials');
  if (!desk) return { routes: testimonialRoutes(connection, null), start() {}, async stop() {} };
  const worker = createDeliveryWorker({
    store: new LinkQueue(desk.operator),
    sender: linkSender(desk),
    log: connection.log,
    noun: 'link to a testimonial',
    givenUp: 'its address is forgotten',
  });
  return {
    routes: testimonialRoutes(connection, {
      desk,
      store: new TestimonialStore(desk.operator),
      wakeDelivery: worker.wake,
    }),
    start: worker.start,
    stop: worker.stop,
  };
}
