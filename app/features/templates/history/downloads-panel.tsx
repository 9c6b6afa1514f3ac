import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page.tsx';
import { KeptNotice } from '../library/kept-notice.tsx';
import type { LibraryTemplate } from '../library/library-templates.server.ts';
import { ListSkeleton } from '../library/list-skeleton.tsx';
import { useKeptList } from '../library/use-kept-list.ts';
import { DownloadRow } from './download-row.tsx';
import { type Download, downloads } from './downloads.ts';

/** The tab 'Downloads' of the profile: what was downloaded and when, the newest first. */
export function DownloadsPanel({ templates }: { templates: Record<string, LibraryTemplate> }) {
  const { items, unsent, remove, restore, forget } = useKeptList(downloads);
  const [cleared, setCleared] = useState<[string, Download][]>([]);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that cleared the list is gone with it.
  useEffect(() => {
    if (cleared.length > 0) undo.current?.focus();
  }, [cleared]);

  function clear() {
    const kept = (items ?? []).filter(({ removed }) => !removed);
    for (const { key, entry } of kept) remove(key, entry);
    forget();
    setCleared(kept.map(({ key, entry }) => [key, entry]));
  }
  function bringBack() {
    for (const [key, entry] of cleared) restore(key, entry);
    setCleared([]);
  }

  return (
    <>
      <PageHeading
        quiet
        title="Download history"
        action={
          items !== null &&
          items.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={clear}
              className="-mx-3"
              disabled={items.every(({ removed }) => removed)}
            >
              <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
              Clear history
            </Button>
          )
        }
      />
      {cleared.length > 0 && (
        <Alert
          className="mb-6"
          title="Download history cleared"
          action={
            <Button ref={undo} size="sm" variant="secondary" onClick={bringBack}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </Button>
          }
        >
          {cleared.length === 1 ? 'One download is' : `${cleared.length} downloads are`} forgotten.
        </Alert>
      )}
      {items === null ? (
        <ListSkeleton noun="downloads" className="h-80" />
      ) : items.length === 0 ? (
        <EmptyState
          title="No downloads yet"
          description="Every template you download is noted here with its version, so that you find it again."
          action={<ButtonLink to="/templates">Browse templates</ButtonLink>}
        />
      ) : (
        <>
          <KeptNotice noun="downloads" tab="downloads" unsent={unsent} />
          <ol aria-label="Downloads" className="border-t border-line">
            {items.map(({ key, entry, removed }) => (
              <DownloadRow
                key={key}
                download={entry}
                template={templates[entry.id]}
                removed={removed}
                onRemove={() => remove(key, entry)}
                onRestore={() => restore(key, entry)}
              />
            ))}
          </ol>
          <p className="mt-5 text-label text-ink-faint">The newest {downloads.limit} downloads are kept.</p>
        </>
      )}
    </>
  );
}
