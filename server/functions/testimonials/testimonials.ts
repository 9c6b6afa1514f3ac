import type { Hono } from 'hono';
import { createCourier } from '../delivery/courier.ts';
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
  const courier = createCourier({
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
      wakeCourier: courier.wake,
    }),
    start: courier.start,
    stop: courier.stop,
  };
}
