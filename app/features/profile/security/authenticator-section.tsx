import type { Factor, User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { localDate } from '../../../lib/dates.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { reportFailure } from '../report-failure.ts';
import { EnrollForm } from './enroll-form.tsx';
import { RecoveryCodeList, RecoveryCodes } from './recovery-codes.tsx';
import { factorsQuery, sessionsQuery } from './security.ts';

const INTRO =
  'A code from an app on your phone, asked for after the password. A stolen password alone then opens nothing.';

/** Authenticator apps and recovery codes of an account. */
export function AuthenticatorSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const query = factorsQuery(user.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [target, setTarget] = useState<Factor | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: query.queryKey });
    await queries.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey });
  };

  async function remove() {
    if (!target || busy) return;
    setBusy(true);
    try {
      const { auth } = await getSupabase();
      const { error } = await auth.mfa.unenroll({ factorId: target.id });
      if (error) throw error;
      // What this browser keeps of the account still names the app.
      await auth.refreshSession();
      await refresh();
      toast({ title: 'Authenticator app removed', description: 'Its codes are not asked for any more.' });
    } catch (error) {
      reportFailure('The app was not removed', error);
    } finally {
      setTarget(null);
      setBusy(false);
    }
  }

  const isOn = (data?.apps.length ?? 0) > 0;
  const badge = data && (
    <Badge variant={isOn ? 'success' : 'neutral'}>
      {isOn && <ShieldCheck aria-hidden="true" className="size-3.5" />}
      {isOn ? 'On' : 'Off'}
    </Badge>
  );
  return (
    <SettingsSection title="Authenticator app" intro={INTRO} aside={badge}>
      {!data && isError && !isFetching && (
        <LoadFailed what="your authenticator apps" onRetry={() => void refetch()} />
      )}
      {!data && !(isError && !isFetching) && <Skeleton className="h-10 max-w-56" />}
      {data && (
        <div className="flex flex-col gap-5">
          {isOn && (
            <ul aria-label="Authenticator apps" className="rounded-sm border border-line bg-surface">
              {data.apps.map((app) => (
                <AppRow key={app.id} app={app} onRemove={() => setTarget(app)} />
              ))}
            </ul>
          )}
          {codes && <RecoveryCodeList codes={codes} email={user.email ?? ''} onDone={() => setCodes(null)} />}
          {isOn && !codes && <RecoveryCodes status={data.codes} onMade={setCodes} onChanged={refresh} />}
          {isAdding ? (
            <EnrollForm
              taken={data.apps.map(({ friendly_name }) => friendly_name ?? '')}
              isFirst={!isOn}
              onCancel={() => setAdding(false)}
              onDone={(made) => {
                setAdding(false);
                setCodes(made);
                void refresh();
              }}
            />
          ) : (
            <div>
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {isOn ? 'Add another app' : 'Set up an authenticator app'}
              </Button>
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        open={target !== null}
        title={`Remove “${target?.friendly_name ?? ''}”?`}
        description={
          data?.apps.length === 1
            ? 'Your password alone will be enough to sign in, and your recovery codes stop working.'
            : 'Its codes stop working at once.'
        }
        confirmLabel="Remove app"
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setTarget(null)}
      />
    </SettingsSection>
  );
}

function AppRow({ app, onRemove }: { app: Factor; onRemove: () => void }) {
  const name = app.friendly_name || 'Authenticator app';
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <Smartphone aria-hidden="true" className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-label text-ink-faint">Added {localDate(app.created_at)}</span>
      </span>
      <IconButton label={`Remove ${name}`} onClick={onRemove} className="-mr-2">
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  );
}
