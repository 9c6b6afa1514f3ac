import { Cloud, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { KeptChat } from '../history/account-chats.ts';
import type { Builder } from '../use-builder.ts';

const FAILED = 'Your chats could not be read. Please try again.';

/** For members: the chats that their account keeps, from whatever browser. */
export function ChatsButton({ builder }: { builder: Builder }) {
  const { status } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [chats, setChats] = useState<KeptChat[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (status !== 'signed-in') return null;

  async function attempt(act: () => Promise<void>) {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(failureWords(error, FAILED));
    }
  }
  const read = () =>
    attempt(async () => {
      const { listChats } = await import('../history/account-chats.ts');
      setChats(await listChats(await getSupabase()));
    });
  const goOn = (chat: KeptChat) =>
    attempt(async () => {
      const { openChat } = await import('../history/account-chats.ts');
      const session = await openChat(await getSupabase(), chat.id);
      if (!session) throw new Error('This chat is no longer there.');
      builder.openSession(session);
      setOpen(false);
    });
  const remove = (chat: KeptChat) =>
    attempt(async () => {
      const { removeChat } = await import('../history/account-chats.ts');
      await removeChat(await getSupabase(), chat.id);
      setChats((all) => all?.filter(({ id }) => id !== chat.id) ?? null);
    });

  return (
    <>
      <Button
        variant="ghost"
        disabled={builder.work !== null}
        onClick={() => {
          setChats(null);
          setOpen(true);
          void read();
        }}
      >
        <Cloud aria-hidden="true" className="size-4.5" />
        Your chats
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Your chats"
        description="Your account holds the newest 100 steps of what you build. Only you can read them."
      >
        {problem && <Alert variant="danger">{problem}</Alert>}
        {!chats && !problem && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            Loading
          </p>
        )}
        {chats?.length === 0 && <p className="text-ink-soft">Nothing is kept yet.</p>}
        <ul className="divide-y divide-line">
          {chats?.map((chat) => (
            <li key={chat.id} className="flex items-center gap-2 py-1.5">
              <button
                type="button"
                className="min-w-0 flex-1 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
                onClick={() => void goOn(chat)}
              >
                <span dir="auto" className="line-clamp-2 font-semibold">
                  {chat.title}
                </span>
                <span className="text-label text-ink-soft">
                  {chat.steps === 1 ? '1 step' : `${chat.steps} steps`},{' '}
                  {new Date(chat.at).toLocaleString('en')}
                </span>
              </button>
              <IconButton label={`Delete “${chat.title.slice(0, 60)}”`} onClick={() => void remove(chat)}>
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
