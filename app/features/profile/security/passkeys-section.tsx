import type { PasskeyListItem, User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { knowsPasskeys, NO_PASSKEYS, passkeyFailure } from '../../../lib/passkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { reportFailure } from '../report-failure.ts';
import { deviceName } from './device-name.ts';
import { freeName } from './free-name.ts';
import { nameOf, PasskeyRow } from './passkey-row.tsx';
import { addPasskey, passkeysQuery, removePasskey } from './security.ts';

const INTRO =
  'Sign in with a fingerprint, your face or the lock of your screen. No password is typed, and no code asked for.';

type Root = { passkeys: boolean; siteUrl: string };

/** The passkeys of an account, where the site has any. */
export function PasskeysSection({ user }: { user: User }) {
  const { passkeys = false, siteUrl = '' } = useRouteLoaderData<Root>('root') ?? {};
  return passkeys ? <Passkeys user={user} siteUrl={siteUrl} /> : null;
}

function Passkeys({ user, siteUrl }: { user: User; siteUrl: string }) {
  const queries = useQueryClient();
  const query = passkeysQuery(user.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  const [target, setTarget] = useState<PasskeyListItem | null>(null);
  const [busy, setBusy] = useState<'adding' | 'removing' | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });

  async function add(known: PasskeyListItem[]) {
    setBusy('adding');
    const startedAt = Date.now();
    try {
      await addPasskey(freeName(deviceName(navigator.userAgent), known.map(nameOf)));
      await refresh();
      toast({ title: 'Passkey added', description: 'From now on it signs you in.' });
    } catch (error) {
      const description = passkeyFailure(error, { purpose: 'registration', startedAt, siteUrl });
      if (description) toast({ title: 'No passkey was added', description, variant: 'destructive' });
    } finally {
      setBusy(null);
    }
  }

  async function remove() {
    if (!target || busy) return;
    setBusy('removing');
    try {
      await removePasskey(target.id);
      await refresh();
      toast({
        title: 'Passkey removed',
        description: 'It no longer signs you in. Delete it on your device, too, which goes on offering it.',
      });
    } catch (error) {
      reportFailure('The passkey was not removed', error);
    } finally {
      setTarget(null);
      setBusy(null);
    }
  }

  const isEmpty = data?.length === 0;
  return (
    <SettingsSection title="Passkeys" intro={INTRO}>
      {!data && isError && !isFetching && <LoadFailed what="your passkeys" onRetry={() => void refetch()} />}
      {!data && !(isError && !isFetching) && <Skeleton className="h-10 max-w-56" />}
      {data && (
        <div className="flex flex-col gap-5">
          {!isEmpty && (
            <div>
              <ul aria-label="Passkeys" className="rounded-sm border border-line bg-surface">
                {data.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRenamed={refresh}
                    onRemove={() => setTarget(passkey)}
                  />
                ))}
              </ul>
              <p className="mt-2.5 text-label text-ink-faint">
                Lost a device? Remove its passkey here. To get in without it, choose “Forgot password?” on the
                sign-in page: a link comes by mail.
              </p>
            </div>
          )}
          {knowsPasskeys() ? (
            <div>
              <Button variant="secondary" busy={busy === 'adding'} onClick={() => void add(data)}>
                {busy === 'adding' ? 'Waiting for your device...' : addLabel(isEmpty)}
              </Button>
            </div>
          ) : (
            <p className="text-[0.9375rem] text-ink-soft">{NO_PASSKEYS}</p>
          )}
        </div>
      )}
      <ConfirmDialog
        open={target !== null}
        title={`Remove “${target ? nameOf(target) : ''}”?`}
        description={
          data?.length === 1
            ? 'It is your only passkey. After that you sign in with your password, or with what else is listed under Ways to sign in. If you have no password, “Forgot password?” mails you a link to choose one.'
            : 'It no longer signs you in. Where you are signed in now, you stay so.'
        }
        confirmLabel="Remove passkey"
        busy={busy === 'removing'}
        onConfirm={() => void remove()}
        onCancel={() => setTarget(null)}
      />
    </SettingsSection>
  );
}

function addLabel(isFirst = false): string {
  return isFirst ? 'Add a passkey' : 'Add another passkey';
}
