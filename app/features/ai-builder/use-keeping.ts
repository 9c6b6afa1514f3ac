import { useEffect, useRef, useState } from 'react';
import { getSupabase } from '../../lib/supabase.ts';
import { useSession as useAccount } from '../../shell/session.tsx';
import type { Session } from './history/session-store.ts';

/** Lets steps that follow each other closely be one request. Milliseconds. */
const PAUSE_MS = 600;

/**
 * Whether the steps are kept in the account: `off` for who is not signed in, `failed` until the next step, `full` while the
 * account has no room, `large` for a website that is more than an account keeps of a step.
 */
export type Keeping = 'off' | 'saving' | 'kept' | 'failed' | 'full' | 'large';

/** Keeps the steps of a session in the account of who is signed in, one after the other. */
export function useKeeping(
  session: Session,
  setSession: (change: (old: Session) => Session) => void,
  isLoaded: boolean,
): Keeping {
  const { status } = useAccount();
  const [keeping, setKeeping] = useState<Keeping>('off');
  const queue = useRef<Promise<void>>(Promise.resolve());
  const keeper = useRef<Promise<{ keep(session: Session): Promise<string> }> | null>(null);
  const isOn = isLoaded && status === 'signed-in';
  const newest = session.history.steps.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is kept restarts it
  useEffect(() => {
    if (!isOn) {
      keeper.current = null;
      setKeeping('off');
      return;
    }
    if (!newest) return;
    setKeeping('saving');
    const timer = setTimeout(() => {
      queue.current = queue.current.then(async () => {
        try {
          const { isKept } = await import('./history/account-chats.ts');
          keeper.current ??= openIt();
          const id = await (await keeper.current).keep(session);
          if (id !== session.id) setSession((old) => (old.id === session.id ? { ...old, id } : old));
          setKeeping(isKept(newest) ? 'kept' : 'large');
        } catch (error) {
          console.info('The steps could not be kept in the account.', error);
          keeper.current = null;
          setKeeping(error instanceof Error && error.name === 'AccountFullError' ? 'full' : 'failed');
        }
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOn, session.id, newest]);

  return keeping;
}

async function openIt() {
  const [{ openKeeper }, client] = await Promise.all([import('./history/keep-in-account.ts'), getSupabase()]);
  return openKeeper(client);
}
