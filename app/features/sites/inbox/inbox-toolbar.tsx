import { Download, Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { tellCut } from '../../../ui/tell-cut.ts';
import { toast } from '../../../ui/toast.ts';
import type { Site } from '../sites.ts';
import { type FormCount, readAllEntries, type Wanted } from './entries.ts';
import { entriesCsv } from './entries-csv.ts';

type Props = { site: Site; counts: FormCount[]; wanted: Wanted; onWanted: (wanted: Wanted) => void };

const ALL = '';

/** Searches the inbox, chooses one of several forms, and saves all of it. */
export function InboxToolbar({ site, counts, wanted, onWanted }: Props) {
  const [exporting, setExporting] = useState(false);
  const total = counts.reduce((sum, { entries }) => sum + entries, 0);

  // A search that is taken back empties the field.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted.q === '' && field.current) field.current.value = '';
  }, [wanted.q]);

  function onSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onWanted({ ...wanted, q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }

  async function onExport() {
    if (exporting) return;
    setExporting(true);
    try {
      saveFile(
        `${site.name}-inbox-${new Date().toISOString().slice(0, 10)}.csv`,
        entriesCsv(await readAllEntries(site.id), site.address),
        'text/csv',
      );
    } catch (error) {
      toast({ title: 'Nothing was exported', description: failureWords(error), variant: 'destructive' });
    } finally {
      setExporting(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <search className="min-w-0 flex-1 basis-72 sm:max-w-sm">
        <form method="post" onSubmit={onSearch} className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
            />
            <Input
              ref={field}
              type="search"
              name="q"
              defaultValue={wanted.q}
              maxLength={100}
              onPaste={tellCut}
              onChange={(event) =>
                event.target.value === '' && wanted.q !== '' && onWanted({ ...wanted, q: '' })
              }
              aria-label={`Search the inbox of ${site.name}`}
              placeholder="Words that were sent"
              enterKeyHint="search"
              className="pl-10"
            />
          </div>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      {counts.length > 1 && (
        <div className="min-w-0 basis-44 max-sm:grow">
          <Select
            aria-label="Form"
            value={wanted.form ?? ALL}
            onChange={(event) =>
              onWanted({ ...wanted, form: event.target.value === ALL ? null : event.target.value })
            }
          >
            <option value={ALL}>All forms ({total})</option>
            {counts.map(({ form, entries }) => (
              <option key={form} value={form}>
                {form} ({entries})
              </option>
            ))}
          </Select>
        </div>
      )}
      <Button variant="ghost" busy={exporting} onClick={() => void onExport()} className="-mx-1">
        {!exporting && <Download aria-hidden="true" className="size-4" />}
        Export CSV
        <span className="sr-only"> of {counted(total, 'entry', 'entries')}</span>
      </Button>
    </div>
  );
}
