import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { FunctionError } from '../../../lib/call-function.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { toast } from '../../../ui/toast.ts';
import { type Change, commitChanges } from '../data/mutations.ts';
import { refreshRepositories } from '../data/query-options.ts';

/**
 * Makes commits in the browser: afterwards everything is read again, and the page goes to `to`, or stays where it is.
 * Resolves to the error the server answered with, or null when it is done.
 */
export function useCommit(repository: Repository, branch: string | undefined) {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function commit(message: string, changes: Change[], to?: string): Promise<FunctionError | null> {
    if (busy) return null;
    setBusy(true);
    try {
      const { unchanged } = await commitChanges(repository, { message, branch, changes });
      await refreshRepositories(queries);
      if (to) await navigate(to, { preventScrollReset: true });
      else await revalidate();
      toast({ title: unchanged ? 'Nothing had changed' : 'Committed', description: message });
      return null;
    } catch (error) {
      return error instanceof FunctionError ? error : new FunctionError(failureWords(error), 0);
    } finally {
      setBusy(false);
    }
  }
  return { busy, commit };
}
