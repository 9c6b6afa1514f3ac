import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { localDate, timeAgo } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { LoadFailed } from '../components/load-failed.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { reportFailure } from '../report-failure.ts';
import { deviceName, isHandheld } from './device-name.ts';
import { type DeviceSession, endOtherSessions, endSession, sessionsQuery } from './security.ts';

/** The devices on which an account is signed in. */
export function SessionsSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const query = sessionsQuery(user.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  const [busy, setBusy] = useState<string | null>(null);

  async function end(which: string, work: () => Promise<void>, said: string) {
    if (busy) return;
    setBusy(which);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: query.queryKey });
      toast({ title: 'Signed out', description: said });
    } catch (error) {
      reportFailure('Sessions could not be ended', error);
    } finally {
      setBusy(null);
    }
  }

  const hasOthers = data?.some(({ is_current }) => !is_current);
  return (
    <SettingsSection
      title="Devices"
      intro="Where you are signed in. Sign out what you do not know, then change your password."
    >
      {!data && isError && !isFetching && <LoadFailed what="your devices" onRetry={() => void refetch()} />}
      {!data && !(isError && !isFetching) && <Skeleton className="h-16" />}
      {data && (
        <ul aria-label="Devices" className="rounded-sm border border-line bg-surface">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy === session.id}
              onEnd={() =>
                void end(
                  session.id,
                  () => endSession(session.id),
                  `${deviceName(session.user_agent)} is signed out.`,
                )
              }
            />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={busy === 'others'}
          onClick={() => void end('others', endOtherSessions, 'All your other devices are signed out.')}
        >
          Sign out all other devices
        </Button>
      )}
    </SettingsSection>
  );
}

function SessionRow({ session, busy, onEnd }: { session: DeviceSession; busy: boolean; onEnd: () => void }) {
  const Icon = isHandheld(session.user_agent) ? Smartphone : Monitor;
  const name = deviceName(session.user_agent);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          {session.is_current && <Badge variant="accent">This device</Badge>}
        </span>
        <span className="block text-label text-ink-faint">
          Signed in {localDate(session.created_at)}
          <span aria-hidden="true"> · </span>
          <span className="whitespace-nowrap">
            Active {timeAgo(session.refreshed_at ?? session.created_at)}
          </span>
        </span>
      </span>
      {!session.is_current && (
        <Button size="sm" variant="ghost" busy={busy} onClick={onEnd} className="-mr-2">
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
