import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSupabase } from '../../../lib/supabase.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteProject } from '../mutations.ts';
import type { Project } from '../project.ts';
import { refreshProjects } from '../query-options.ts';

/** Deletion with its question: `ask` opens it, `confirm` deletes and refreshes the list in place. */
export function useDeleteProject(onDeleted: () => void) {
  const queries = useQueryClient();
  const [target, setTarget] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (!target || busy) return;
    setBusy(true);
    try {
      await deleteProject(await getSupabase(), target);
      await refreshProjects(queries);
      setTarget(null);
      toast({ title: 'Project deleted', description: 'Your project has been deleted.' });
      onDeleted();
    } catch (error) {
      setTarget(null);
      toast({
        title: 'Delete failed',
        description: (error as Error).message,
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return { target, busy, ask: setTarget, cancel: () => setTarget(null), confirm };
}
