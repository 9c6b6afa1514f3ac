import type { Factor, PasskeyListItem, UserIdentity } from '@supabase/supabase-js';
import { getPublicConfig, getSupabase } from '../../../lib/supabase.ts';

/** What an account signs in with beside the password, and how many recovery codes are left. */
export type Factors = { apps: Factor[]; codes: { total: number; remaining: number } | null };

const key = (userId: string, what: string) => ['profile', userId, what];

export const factorsQuery = (userId: string) => ({
  queryKey: key(userId, 'factors'),
  queryFn: async (): Promise<Factors> => {
    const { auth } = await getSupabase();
    const { data, error } = await auth.mfa.listFactors();
    if (error) throw error;
    const hasCodes = data.all.some(({ factor_type }) => (factor_type as string) === 'recovery_code');
    const status = hasCodes ? await auth.mfa.recoveryCodes.getStatus() : null;
    return { apps: data.totp, codes: status?.data ?? null };
  },
});

export const passkeysQuery = (userId: string) => ({
  queryKey: key(userId, 'passkeys'),
  queryFn: async (): Promise<PasskeyListItem[]> => {
    const { data, error } = await (await getSupabase()).auth.passkey.list();
    if (error) throw error;
    return data;
  },
});

/** Has the browser make a passkey on a device, and names it. */
export async function addPasskey(name: string): Promise<void> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.registerPasskey();
  if (error) throw error;
  // Without its name it works as well.
  await renamePasskey(data.id, name).catch(() => {});
}

/** Gives a passkey another name. */
export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const { error } = await (await getSupabase()).auth.passkey.update({ passkeyId, friendlyName });
  if (error) throw error;
}

/** Has a passkey sign nobody in any more. */
export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await (await getSupabase()).auth.passkey.delete({ passkeyId });
  if (error) throw error;
}

/** A device on which the account is signed in. */
export type DeviceSession = {
  id: string;
  created_at: string;
  refreshed_at: string | null;
  user_agent: string | null;
  aal: string;
  is_current: boolean;
};

export const sessionsQuery = (userId: string) => ({
  queryKey: key(userId, 'sessions'),
  queryFn: async (): Promise<DeviceSession[]> => {
    const { data, error } = await (await getSupabase()).rpc('list_sessions').retry(false);
    if (error) throw new Error(error.message, { cause: error });
    // The device at hand first, the others as the server orders them: the one used last first.
    return (data as DeviceSession[]).toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  },
});

/** Signs one device out. */
export async function endSession(id: string): Promise<void> {
  const { error } = await (await getSupabase()).rpc('end_session', { session: id });
  if (error) throw error;
}

/** Signs every device out but this one. */
export async function endOtherSessions(): Promise<void> {
  const { error } = await (await getSupabase()).auth.signOut({ scope: 'others' });
  if (error) throw error;
}

/** Ways to sign in, and whether Google can be one of them on this site. */
export type Identities = { identities: UserIdentity[]; offersGoogle: boolean };

export const identitiesQuery = (userId: string) => ({
  queryKey: key(userId, 'identities'),
  queryFn: async (): Promise<Identities> => {
    const [{ url, publishableKey }, { auth }] = await Promise.all([getPublicConfig(), getSupabase()]);
    const [{ data, error }, settings] = await Promise.all([
      auth.getUserIdentities(),
      fetch(`${url}/auth/v1/settings`, { headers: { apikey: publishableKey } }),
    ]);
    if (error) throw error;
    const { external } = (await settings.json()) as { external?: { google?: boolean } };
    return { identities: data.identities, offersGoogle: external?.google === true };
  },
});
