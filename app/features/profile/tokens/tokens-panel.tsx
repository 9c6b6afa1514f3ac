import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { TabSkeleton } from '../components/member-tab.tsx';
import { reportFailure } from '../report-failure.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';
import { type AccessToken, deleteToken, type NewToken, tokensQuery } from './tokens.ts';

/** The tab 'Access tokens': made, told once, listed, deleted. */
export default function TokensPanel({ user }: { user: User }) {
  const queries = useQueryClient();
  const query = tokensQuery(user.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewToken | null>(null);
  const [target, setTarget] = useState<AccessToken | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });

  async function onDelete() {
    if (!target || busy) return;
    setBusy(true);
    try {
      await deleteToken(target.id);
      if (made?.id === target.id) setMade(null);
      toast({ title: 'Token deleted', description: 'Whatever used it is refused from now on.' });
      await refresh();
    } catch (error) {
      reportFailure('The token was not deleted', error);
    } finally {
      setTarget(null);
      setBusy(false);
    }
  }

  if (!data)
    return isError && !isFetching ? (
      <LoadFailed what="your tokens" onRetry={() => void refetch()} />
    ) : (
      <TabSkeleton />
    );
  const start = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden="true" className="size-4" />
      New token
    </Button>
  );
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      {made && <MadeToken token={made} onDone={() => setMade(null)} />}
      {isMaking && (
        <TokenForm
          onCancel={() => setMaking(false)}
          onCreated={(token) => {
            setMade(token);
            setMaking(false);
            void refresh();
          }}
        />
      )}
      {data.length === 0 && !isMaking && (
        <EmptyState
          title="No tokens yet"
          description="Git and agents ask for one instead of your password: to clone a private repository, to push, and to publish for you."
          action={start}
        />
      )}
      {data.length > 0 && (
        <div>
          {!isMaking && (
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <p className="text-label text-ink-soft tabular-nums">
                {data.length === 1 ? '1 token' : `${data.length} tokens`}
              </p>
              {start}
            </div>
          )}
          <ul aria-label="Access tokens" className="border-t border-line">
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onDelete={() => setTarget(token)} />
            ))}
          </ul>
        </div>
      )}
      <ConfirmDialog
        open={target !== null}
        title={`Delete “${target?.name ?? ''}”?`}
        description="Git and agents that use it are refused from then on. This cannot be undone."
        confirmLabel="Delete token"
        busy={busy}
        onConfirm={() => void onDelete()}
        onCancel={() => setTarget(null)}
      />
    </div>
  );
}

function MadeToken({ token, onDone }: { token: NewToken; onDone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-sm">
      <Alert
        variant="success"
        title={`“${token.name}” is ready`}
        action={
          <>
            <CopyButton text={token.token} label="Copy token" />
            <Button size="sm" variant="ghost" onClick={onDone}>
              Done
            </Button>
          </>
        }
      >
        <p>
          Copy it now: it is shown this once. Git asks for it as the password, with any user name; agents send
          it as a bearer token.
        </p>
        <code className="mt-3 block rounded-sm border border-line bg-surface px-3 py-2.5 font-mono text-label break-all select-all">
          {token.token}
        </code>
      </Alert>
    </div>
  );
}
