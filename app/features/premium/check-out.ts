import { getPublicConfig, getSupabase } from '../../lib/supabase.ts';
import type { CheckoutAnswer, ShopRefusal } from './schema.ts';

const PATIENCE_MS = 45_000;

/**
 * Calls one of the shop's functions from the browser, in the name of the member if somebody is signed in. Rejects when
 * there is no answer at all.
 */
export async function callShop<T>(
  path: string,
  { body, signedIn }: { body?: unknown; signedIn: boolean },
): Promise<{ ok: true; answer: T } | { ok: false; refusal: ShopRefusal }> {
  const { publishableKey } = await getPublicConfig();
  const token = signedIn
    ? (await (await getSupabase()).auth.getSession()).data.session?.access_token
    : undefined;
  const response = await fetch(`/functions/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer: unknown = await response.json();
  return response.ok ? { ok: true, answer: answer as T } : { ok: false, refusal: answer as ShopRefusal };
}

/** Pays for a product. */
export function checkOut(
  purchase: { slug: string; mark: string; email: string; full_name: string },
  signedIn: boolean,
) {
  return callShop<CheckoutAnswer>('checkout', { body: purchase, signedIn });
}
