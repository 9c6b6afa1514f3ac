import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLanding } from '../../../ui/use-landing.ts';
import type { Site } from '../sites.ts';
import {
  deleteAllEntries,
  deleteEntries,
  dropEntries,
  type Entry,
  entryCountsQuery,
  type Wanted,
} from './entries.ts';
import { EntryRow } from './entry-row.tsx';

type Props = {
  user: User;
  site: Site;
  entries: Entry[];
  wanted: Wanted;
  /** Entries of the form that is wanted, shown or not. */
  total: number;
  withForm: boolean;
  /** Called when all that was shown is deleted. */
  onEmptied: () => void;
};

/** What is to be deleted: some entries, or all that were there when it was asked. */
type Asked = { ids: string[] } | 'all';

const entryWords = (count: number) => counted(count, 'entry', 'entries');

/** Entries with what selects and deletes them. */
export function EntryList({ user, site, entries, wanted, total, withForm, onEmptied }: Props) {
  const queries = useQueryClient();
  const { ref: top, land } = useLanding<HTMLDivElement>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  // What is deleted elsewhere, or shown no longer, is not selected.
  const chosen = entries.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  function select(ids: readonly string[], isSelected: boolean) {
    const next = new Set(selected);
    for (const id of ids) isSelected ? next.add(id) : next.delete(id);
    setSelected(next);
  }

  async function run(what: Asked) {
    if (busy) return;
    setBusy(true);
    let deleted = 0;
    try {
      if (what === 'all') {
        await deleteAllEntries(site.id, wanted.form, entries[0]?.created_at ?? '');
        onEmptied();
      } else {
        await deleteEntries(what.ids, (ids) => {
          deleted += ids.length;
          dropEntries(queries, user.id, site.id, ids);
        });
        if (deleted === entries.length) onEmptied();
      }
      toast({ title: what === 'all' ? 'Entries deleted' : `${entryWords(deleted)} deleted` });
    } catch (error) {
      const title = deleted === 0 ? 'Nothing was deleted' : `Only ${entryWords(deleted)} deleted`;
      toast({ title, description: failureWords(error), variant: 'destructive' });
    } finally {
      setAsked(null);
      setBusy(false);
      void queries.invalidateQueries(entryCountsQuery(user.id));
      // The button that was pressed may be gone.
      land();
    }
  }

  return (
    <div ref={top} tabIndex={-1}>
      <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex items-center gap-3 text-label text-ink-soft">
          <input
            type="checkbox"
            checked={chosen.length === entries.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && chosen.length < entries.length;
            }}
            onChange={(event) =>
              select(
                entries.map(({ id }) => id),
                event.target.checked,
              )
            }
          />
          Select all shown
        </label>
        <p role="status" className="text-label text-ink-soft tabular-nums">
          {wanted.q
            ? `${entryWords(entries.length)} shown with “${wanted.q}”`
            : `${entries.length} of ${entryWords(Math.max(total, entries.length))} shown`}
        </p>
        {chosen.length > 0 ? (
          <Button variant="danger" size="sm" onClick={() => setAsked({ ids: chosen })}>
            Delete {chosen.length} selected
          </Button>
        ) : (
          wanted.q === '' && (
            <Button variant="ghost" size="sm" onClick={() => setAsked('all')}>
              Delete all<span className="sr-only"> {wanted.form ? `of ${wanted.form}` : 'entries'}</span>
            </Button>
          )
        )}
      </div>
      <ol aria-label={`Entries of ${site.name}`} className="mt-2 border-t border-line">
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            address={site.address}
            withForm={withForm}
            isSelected={selected.has(entry.id)}
            onSelect={(isSelected) => select([entry.id], isSelected)}
            onDelete={() => setAsked({ ids: [entry.id] })}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== null}
        title={titleOf(asked, wanted)}
        description={
          asked === 'all'
            ? 'They are deleted for good, also those that are not shown. What arrives meanwhile stays.'
            : 'What was sent is deleted for good. Mails that you have got stay where they are.'
        }
        confirmLabel="Delete"
        busy={busy}
        onConfirm={() => asked && void run(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}

function titleOf(asked: Asked | null, { form }: Wanted): string {
  if (asked === 'all') return form === null ? 'Delete the whole inbox?' : `Delete all entries of “${form}”?`;
  return `Delete ${asked?.ids.length === 1 ? 'this entry' : entryWords(asked?.ids.length ?? 0)}?`;
}
