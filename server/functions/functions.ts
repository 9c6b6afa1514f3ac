import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { connect } from './form/connection.ts';
import { reportRoutes } from './reports/reports.ts';
import { openSuggestions } from './suggestions/suggestions.ts';
import { openTestimonials } from './testimonials/testimonials.ts';

/** What the site's server does for boards and reports, beside the contact form. */
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
  const suggestions = await openSuggestions(config, services, backendFetch);
  const testimonials = openTestimonials(connection);
  return {
    routes: new Hono()
      .route('/suggestions', suggestions.routes)
      .route('/testimonials', testimonials.routes)
      .route('/reports', reportRoutes(connection)),
    start() {
      suggestions.start();
      testimonials.start();
    },
    async stop() {
      await Promise.all([suggestions.stop(), testimonials.stop()]);
      await connection.close();
    },
  };
}
