import type { User } from '@supabase/supabase-js';
import { useState } from 'react';
import { KEPT_ENTRIES } from '../../../../domain/hosting/form-entry.ts';
import { counted } from '../../../lib/counted.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Site } from '../sites.ts';
import { UnreadSection } from '../unread-section.tsx';
import type { FormCount, Wanted } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxToolbar } from './inbox-toolbar.tsx';
import { useEntries, useFormCounts } from './use-entries.ts';

const ALL: Wanted = { form: null, q: '' };

/** What visitors have sent by the forms of a site. */
export function InboxSection({ user, site }: { user: User; site: Site }) {
  const [wanted, setWanted] = useState(ALL);
  const counts = useFormCounts(user, site, true);
  const { list, entries } = useEntries(user, site, wanted);
  const total = sumOf(counts, null);
  if (!entries) return <UnreadSection what="the inbox" query={list} />;
  const isFiltered = wanted.form !== null || wanted.q !== '';
  const hasArrived =
    !list.isPlaceholderData && wanted.q === '' && isNewer(counts, wanted.form, entries[0]?.created_at);
  return (
    <section aria-label={`Inbox of ${site.name}`} aria-busy={list.isFetching} className="mt-4">
      {total >= KEPT_ENTRIES && (
        <Alert variant="danger" title="The inbox is full" className="mb-4">
          A site keeps {counted(KEPT_ENTRIES, 'entry', 'entries')}. What visitors send is refused until you
          delete some.
        </Alert>
      )}
      {(total > 0 || entries.length > 0 || isFiltered) && (
        <InboxToolbar site={site} counts={counts ?? []} wanted={wanted} onWanted={setWanted} />
      )}
      <p role="status" className={hasArrived ? 'mt-3' : undefined}>
        {hasArrived && (
          <Button size="sm" variant="secondary" busy={list.isRefetching} onClick={() => void list.refetch()}>
            Show what has just arrived
          </Button>
        )}
      </p>
      {entries.length > 0 ? (
        <EntryList
          // What is selected belongs to what is shown.
          key={JSON.stringify(wanted)}
          user={user}
          site={site}
          entries={entries}
          wanted={wanted}
          total={sumOf(counts, wanted.form)}
          withForm={(counts?.length ?? 0) > 1}
          onEmptied={() => void list.refetch()}
        />
      ) : list.isPlaceholderData ? (
        <UnreadSection what="the inbox" query={list} />
      ) : isFiltered ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-6">
          <p className="text-ink-soft">
            {wanted.q ? `Nothing that was sent has “${wanted.q}” in it.` : 'Nothing was sent by this form.'}
          </p>
          <Button size="sm" variant="secondary" onClick={() => setWanted(ALL)}>
            Show all
          </Button>
        </div>
      ) : (
        !hasArrived && <InboxEmpty />
      )}
      {list.isFetchNextPageError && (
        <Alert variant="danger" className="mt-4">
          {failureWords(list.error)}
        </Alert>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage && <Spinner />}
          Show older
        </Button>
      )}
    </section>
  );
}

function sumOf(counts: FormCount[] | undefined, form: string | null): number {
  const of = (counts ?? []).filter((one) => form === null || one.form === form);
  return of.reduce((sum, { entries }) => sum + entries, 0);
}

/** Whether something has come after what is shown. */
function isNewer(counts: FormCount[] | undefined, form: string | null, shown: string | undefined): boolean {
  const since = shown === undefined ? 0 : Date.parse(shown);
  return (counts ?? []).some((one) => (form === null || one.form === form) && Date.parse(one.newest) > since);
}
