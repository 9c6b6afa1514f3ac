import type { User } from '@supabase/supabase-js';
import { z } from 'zod';
import { requireAnswer } from '../../http/inner-call.ts';
import { isFullSession } from '../full-session.ts';

export interface Member {
  id: string;
  /** Whether the account may run the site, as the auth service says now. */
  isOperator: boolean;
}

const user = z
  .object({ id: z.uuid(), app_metadata: z.object({ operator: z.unknown() }).partial().optional() })
  .transform(({ id, app_metadata }): Member => ({ id, isOperator: app_metadata?.operator === true }));

interface Backend {
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
}

/**
 * Says who a request's bearer token stands for, by asking the auth service; null for nobody. Throws when that can not say now:
 * a member is not taken for a stranger then.
 */
export function memberReader({ url, publishableKey, fetch }: Backend) {
  return async (request: Request): Promise<Member | null> => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!token || token === publishableKey) return null;
    const response = await fetch(`${url}/auth/v1/user`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    requireAnswer(response, 'An account could not be looked up');
    if (!response.ok) return null;
    const account = (await response.json()) as User;
    // With the password alone, where a code is asked for as well, nobody acts as the member.
    return isFullSession(account, token) ? (user.safeParse(account).data ?? null) : null;
  };
}
