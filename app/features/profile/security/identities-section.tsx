import type { User, UserIdentity } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSupabase } from '../../../lib/supabase.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { reportFailure } from '../report-failure.ts';
import { identitiesQuery } from './security.ts';

const NAMES: Record<string, string> = { email: 'Email', google: 'Google' };

const REASONS: Record<string, string> = {
  identity_already_exists: 'That account is linked already, with this account or with another one.',
  access_denied: 'It was cancelled at the provider.',
};

/** Ways to sign in: the address, and what is linked with the account. */
export function IdentitiesSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const query = identitiesQuery(user.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  const [busy, setBusy] = useState<string | null>(null);

  useEffect(reportLinkFailure, []);

  async function unlink(identity: UserIdentity) {
    if (busy) return;
    setBusy(identity.identity_id);
    try {
      const { error } = await (await getSupabase()).auth.unlinkIdentity(identity);
      if (error) throw error;
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: 'Unlinked', description: `${nameOf(identity)} does not sign you in any more.` });
    } catch (error) {
      reportFailure('It was not unlinked', error);
    } finally {
      setBusy(null);
    }
  }
  async function linkGoogle() {
    setBusy('google');
    try {
      const { error } = await (await getSupabase()).auth.linkIdentity({
        provider: 'google',
        options: { redirectTo: `${location.origin}/profile?tab=security` },
      });
      if (error) throw error;
    } catch (error) {
      reportFailure('Google was not linked', error);
      setBusy(null);
    }
  }

  const isLinked = data?.identities.some(({ provider }) => provider === 'google');
  return (
    <SettingsSection title="Ways to sign in" intro="What opens this account.">
      {!data && isError && !isFetching && (
        <LoadFailed what="your ways to sign in" onRetry={() => void refetch()} />
      )}
      {!data && !(isError && !isFetching) && <Skeleton className="h-16" />}
      {data && (
        <ul aria-label="Ways to sign in" className="rounded-sm border border-line bg-surface">
          {data.identities.map((identity) => (
            <li
              key={identity.identity_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
            >
              <span className="min-w-0">
                <span className="block font-medium">{nameOf(identity)}</span>
                <span className="block text-label break-all text-ink-faint">
                  {String(identity.identity_data?.email ?? '')}
                </span>
              </span>
              {identity.provider !== 'email' && data.identities.length > 1 && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={busy === identity.identity_id}
                  onClick={() => void unlink(identity)}
                >
                  Unlink<span className="sr-only"> {nameOf(identity)}</span>
                </Button>
              )}
            </li>
          ))}
          {!isLinked && (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
              <span>
                <span className="block font-medium">Google</span>
                <span className="block text-label text-ink-faint">
                  {data.offersGoogle ? 'Not linked' : 'Not set up on this site'}
                </span>
              </span>
              {data.offersGoogle && (
                <Button
                  size="sm"
                  variant="secondary"
                  busy={busy === 'google'}
                  onClick={() => void linkGoogle()}
                >
                  Link Google
                </Button>
              )}
            </li>
          )}
        </ul>
      )}
    </SettingsSection>
  );
}

/** Says why a linking has failed, when its provider has sent the member back here with an error. */
function reportLinkFailure(): void {
  const code = new URLSearchParams(location.hash.slice(1)).get('error_code');
  if (!code) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const reason = REASONS[code] ?? 'The provider did not complete it. Please try again.';
  reportFailure('It was not linked', new Error(reason));
}

function nameOf({ provider }: UserIdentity): string {
  return NAMES[provider] ?? provider;
}
