import { type ReactNode, useState } from 'react';
import type { RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { useSession } from '../../../shell/session.tsx';
import type { Opened } from '../data/store-data.ts';
import { ChangeView } from '../viewer/change-view.tsx';
import { FilesView } from '../viewer/files-view.tsx';
import { HistoryView } from '../viewer/history-view.tsx';
import { RepositoryHead } from './repository-head.tsx';

type Props = {
  opened: Opened;
  report?: ((repository: { id: string; name: string }) => ReactNode) | undefined;
  publish?: ((page: RepositoryPage) => ReactNode) | undefined;
};

/** The tab Editor: one repository with its files, its history or one commit. */
export function RepositoryView({ opened, report, publish }: Props) {
  const { user } = useSession();
  const { page, place } = opened;
  const isOwner = user?.id === page.repository.user_id;
  // What is being typed holds the page: the head then offers nothing that would lead away from it.
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <RepositoryHead
        opened={opened}
        isOwner={isOwner}
        quiet={isEditing}
        report={report?.(page.repository)}
        publish={page.commit && publish?.(page)}
      />
      {place.kind === 'files' && (
        <FilesView
          key={`${place.ref ?? ''}:${place.path ?? ''}`}
          opened={opened}
          place={place}
          isOwner={isOwner}
          onEditing={setEditing}
        />
      )}
      {place.kind === 'commits' && <HistoryView opened={opened} place={place} />}
      {place.kind === 'commit' && <ChangeView opened={opened} />}
    </>
  );
}
