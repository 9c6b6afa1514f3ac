import type { Hono } from 'hono';
import { expect } from 'vitest';

interface Visitor {
  backend: Hono;
  publishableKey: string;
  accessToken: string;
  /** What nobody but others may see. */
  secret: string;
}

/**
 * Asks as a member unless the headers say otherwise, and expects no fault of the server's and nothing that is hidden.
 * Returns the status.
 */
export async function ask(visitor: Visitor, path: string, init: RequestInit = {}): Promise<number> {
  const response = await visitor.backend.request(path, {
    ...init,
    headers: {
      apikey: visitor.publishableKey,
      authorization: `Bearer ${visitor.accessToken}`,
      ...init.headers,
    },
  });
  const body = await response.text();
  const asked = `${init.method ?? 'GET'} ${path} ${JSON.stringify(init.headers)} ${init.body}`;
  expect(response.status, `${asked} -> ${body}`).toBeLessThan(500);
  expect(body, asked).not.toContain(visitor.secret);
  return response.status;
}
