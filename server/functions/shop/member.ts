import { z } from 'zod';

const user = z.object({ id: z.uuid() });

interface Backend {
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
}

/** Says who a request's bearer token stands for, by asking the auth service; null for nobody. */
export function memberReader({ url, publishableKey, fetch }: Backend) {
  return async (request: Request): Promise<{ id: string } | null> => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!token || token === publishableKey) return null;
    const response = await fetch(`${url}/auth/v1/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    return response.ok ? (user.safeParse(await response.json()).data ?? null) : null;
  };
}
