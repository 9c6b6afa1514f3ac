import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { aiRoutes } from './ai/routes.ts';
import { openContact } from './contact/contact.ts';
import { connect } from './form/connection.ts';
import { openProjects } from './projects/projects.ts';
import { reportRoutes } from './reports/reports.ts';
import { openSuggestions } from './suggestions/suggestions.ts';
import { openSuspensions } from './suspensions/suspensions.ts';
import { openTestimonials } from './testimonials/testimonials.ts';

/**
 * What the site's server does for its public forms (contact, boards, reports) and for the AI builder, and by itself: mails
 * about projects.
 */
export interface Functions {
  /** To be mounted at /functions/v1. */
  routes: Hono;
  /** Begins the work that goes on by itself. */
  start(): void;
  /** Lets work under way end. Resolves when nothing touches the database any more. */
  stop(): Promise<void>;
}

/** Opens them on the built-in backend or, where `services` is null, on the remote one; `backendFetch` reaches either. */
export async function openFunctions(
  config: Config,
  services: Services | null,
  backendFetch: typeof fetch,
): Promise<Functions> {
  const connection = await connect(config, services, backendFetch);
  const contact = openContact(connection);
  const suggestions = openSuggestions(connection);
  const testimonials = openTestimonials(connection);
  const working = [contact, suggestions, testimonials, openProjects(connection), openSuspensions(connection)];
  return {
    routes: new Hono()
      .route('/ai', aiRoutes(connection))
      .route('/contact', contact.routes)
      .route('/suggestions', suggestions.routes)
      .route('/testimonials', testimonials.routes)
      .route('/reports', reportRoutes(connection)),
    start() {
      for (const one of working) one.start();
    },
    async stop() {
      await Promise.all(working.map((one) => one.stop()));
      await connection.close();
    },
  };
}
