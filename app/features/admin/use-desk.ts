import type { SupabaseClient } from '@supabase/supabase-js';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../lib/failure-words.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { toast } from '../../ui/toast.ts';
import { type Rows, readWaiting } from './read.ts';
import type { Place } from './sections.ts';

/** Everything the desk has read is thrown away together: a decision in one section changes what waits in another. */
const DESK = ['admin'];

/** One page of a section's list. */
export function useRows<Row>(
  place: Place,
  read: (client: SupabaseClient, place: Place) => Promise<Rows<Row>>,
) {
  return useQuery({
    queryKey: [...DESK, place.section, place.page, place.view, place.q],
    queryFn: async () => read(await getSupabase(), place),
    // A queue is looked at to be emptied: what another operator did shows when one comes back to the window.
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === place.section ? keepPreviousData(previous) : undefined,
  });
}

/** How much waits in each queue; nothing while it is read. */
export function useWaiting() {
  return useQuery({
    queryKey: [...DESK, 'waiting'],
    queryFn: async () => readWaiting(await getSupabase()),
    staleTime: 0,
    refetchOnWindowFocus: true,
  }).data;
}

/**
 * Carries a decision out: says how it went and reads the lists again, also after a failure, which mostly means that
 * somebody was faster. `busy` is the id of what is being decided.
 */
export function useDecision() {
  const queries = useQueryClient();
  const { mutateAsync, variables, isPending } = useMutation({
    // Offline it fails and says so; by default it would wait without a word, and be carried out later.
    networkMode: 'always',
    mutationFn: async ({ act }: Decision) => act(await getSupabase()),
    onSettled: () => queries.invalidateQueries({ queryKey: DESK }),
  });
  /** Resolves to whether it was done. */
  async function decide(decision: Decision): Promise<boolean> {
    try {
      await mutateAsync(decision);
      toast({ title: 'Done', description: decision.done });
      return true;
    } catch (error) {
      toast({ title: 'Not done', description: failureWords(error), variant: 'destructive' });
      return false;
    }
  }
  return { decide, busy: isPending ? variables.id : null };
}

export type Decision = {
  /** Of the row. */
  id: string;
  act: (client: SupabaseClient) => Promise<void>;
  /** What to say afterwards. */
  done: string;
};
