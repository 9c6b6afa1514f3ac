import { useEffect, useState } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { useSession } from '../../../shell/session.tsx';
import type { StoreData } from '../data/store-data.ts';

/**
 * A name means one's own repository before somebody else's. The server, which sees no session, has chosen among the
 * public ones; a member's browser asks once more.
 */
export function useOwnFirst({ opened }: StoreData): void {
  const { owner, repoName } = useParams();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<string>();
  const isOthers = Boolean(opened && user && opened.page.repository.user_id !== user.id);
  useEffect(() => {
    if (owner || !repoName || !isOthers || asked === repoName) return;
    setAsked(repoName);
    void revalidate();
  }, [owner, repoName, isOthers, asked, revalidate]);
}
