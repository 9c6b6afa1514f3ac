import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteProject } from '../mutations.ts';
import type { Project } from '../project.ts';
import { outdateProjects, refreshProjects } from '../query-options.ts';

type Options = {
  /** Gets the focus, because the button that had it is gone. */
  landing: RefObject<HTMLElement | null>;
  /** The project that the address puts forward, and where to go when it is the one that was deleted. */
  shown?: { slug: string | undefined; leaveTo: string };
};

/** Set in the history entry of the list that somebody comes to by deleting what they were looking at. */
const AFTER_DELETION = 'after-deletion';

/** Deletion with its question: `ask` opens it, `confirm` deletes and refreshes the list in place. */
export function useDeleteProject({ landing, shown }: Options) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [target, setTarget] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(0);
  // After the dialog has closed, which hands focus back to where it was.
  const arrived = state === AFTER_DELETION;
  useEffect(() => {
    if (deleted > 0 || arrived) landing.current?.focus();
  }, [deleted, arrived, landing]);

  async function confirm() {
    if (!target || busy) return;
    setBusy(true);
    try {
      await deleteProject(await getSupabase(), target);
      toast({ title: 'Project deleted', description: 'Your project has been deleted.' });
      if (shown && target.slug === shown.slug) {
        await outdateProjects(queries);
        await navigate(shown.leaveTo, { replace: true, state: AFTER_DELETION, preventScrollReset: true });
        return;
      }
      await refreshProjects(queries);
      setTarget(null);
      setDeleted((count) => count + 1);
    } catch (error) {
      setTarget(null);
      toast({
        title: 'Delete failed',
        description: failureWords(error),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return { target, busy, ask: setTarget, cancel: () => setTarget(null), confirm };
}
