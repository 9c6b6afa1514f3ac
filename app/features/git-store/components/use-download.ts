import { useState } from 'react';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { tellFailure } from '../../../ui/tell-failure.ts';
import { toast } from '../../../ui/toast.ts';

/** Saves a repository as one text or as a zip, and copies its link. What only a press needs is fetched with it. */
export function useDownload(repository: Repository) {
  const [busy, setBusy] = useState(false);
  const run = async (save: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toast({ title: 'Download failed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const copyLink = async () => {
    const { shareRepository } = await import('../share.ts');
    await shareRepository(repository);
  };
  return {
    busy,
    asText: () =>
      void run(async () => {
        const { saveAsText } = await import('../editor/save.ts');
        await saveAsText(repository);
      }),
    asZip: (ref?: string) =>
      void run(async () => {
        const { saveAsZip } = await import('../editor/save.ts');
        await saveAsZip(repository, ref);
      }),
    share: () => void copyLink().catch(tellFailure('Share failed')),
  };
}
