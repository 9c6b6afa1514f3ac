import { Hono } from 'hono';
import type { Services } from '../services.ts';

export function storageRoutes(_services: Services): Hono {
  return new Hono();
}
