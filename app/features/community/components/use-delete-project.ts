import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteProject } from '../mutations.ts';
import type { Project } from '../project.ts';
import { refreshProjects } from '../query-options.ts';

/**
 * Deletion with its question: `ask` opens it, `confirm` deletes and refreshes the list in place. Focus then goes to
 * `landing`, because the button that had it is gone.
 */
export function useDeleteProject(landing: RefObject<HTMLElement | null>) {
  const queries = useQueryClient();
  const [target, setTarget] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(0);
  // After the dialog has closed, which hands focus back to where it was.
  useEffect(() => {
    if (deleted > 0) landing.current?.focus();
  }, [deleted, landing]);

  async function confirm() {
    if (!target || busy) return;
    setBusy(true);
    try {
      await deleteProject(await getSupabase(), target);
      await refreshProjects(queries);
      setTarget(null);
      toast({ title: 'Project deleted', description: 'Your project has been deleted.' });
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
