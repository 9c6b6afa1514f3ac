import { useMemo, useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { parseCsv } from '../../lib/csv.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { MappingForm } from './MappingForm.tsx';
import { FIELD_LABELS, guessDates, guessMapping, missingFields, type Reading } from './mapping.ts';
import { RowsPreview } from './RowsPreview.tsx';
import { readRows } from './rows.ts';
import { SAMPLE_FILE } from './sample-file.ts';

interface File {
  name: string;
  headers: string[];
  rows: string[][];
}
const LARGEST = 5_000_000;

/** Bring a file, say what its columns mean, look at every row, then take what is right. */
export function ImportScreen() {
  const { portfolio, market, dispatch, announce } = useStore();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState('');
  const [reading, setReading] = useState<Reading>({
    mapping: {},
    dates: 'iso',
    decimals: 'point',
    account: '',
  });
  const [withDuplicates, setWithDuplicates] = useState(false);

  const open = (name: string, text: string) => {
    const [headers, ...rows] = parseCsv(text);
    if (!headers || rows.length === 0) return setFault('This file has no rows under its first line.');
    const mapping = guessMapping(headers);
    const column = (index: number | undefined) =>
      index === undefined ? [] : rows.map((cells) => cells[index] ?? '');
    setFault('');
    setReading({
      mapping,
      dates: guessDates(column(mapping.date)),
      decimals: column(mapping.quantity).some((cell) => /^\d+,\d{1,2}$|^\d+,\d{4,}$/.test(cell))
        ? 'comma'
        : 'point',
      account: '',
    });
    setFile({ name, headers, rows });
  };
  const choose = async (list: FileList | null) => {
    const chosen = list?.[0];
    if (!chosen) return;
    if (chosen.size > LARGEST) return setFault('This file is larger than 5 MB. Split it by year.');
    open(chosen.name, await chosen.text());
  };

  const rows = useMemo(
    () => (file ? readRows(file.rows, reading, { ...portfolio, assets: market.assets }) : []),
    [file, reading, portfolio, market],
  );
  const missing = missingFields(reading.mapping);
  const right = rows.filter((row) => row.transaction && (withDuplicates || !row.duplicate));
  const wrong = rows.filter((row) => row.errors.length > 0).length;
  const take = () => {
    dispatch({
      type: 'add-transactions',
      transactions: right.flatMap(({ transaction }) =>
        transaction ? [{ ...transaction, id: `i${crypto.randomUUID()}` }] : [],
      ),
    });
    announce(`${right.length} entries are in the ledger.`);
    location.hash = linkTo('ledger');
  };

  if (!file) {
    return (
      <Page
        title="Import a file"
        lead="From an exchange or a spreadsheet, as CSV. It is read in this browser and sent nowhere."
      >
        <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
          <label
            className="grid min-h-64 place-items-center border-2 border-dashed border-ink bg-sheet p-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis hover:bg-raised"
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              void choose(event.dataTransfer.files);
            }}
          >
            <span>
              <span className="block text-2xl font-semibold">Drop a CSV file here</span>
              <span className="mt-1 block text-soft">or press to choose one, up to 5 MB</span>
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                className="sr-only"
                onChange={(event) => void choose(event.target.files)}
              />
            </span>
          </label>
          <div className="bg-sheet p-4">
            <h2 className="text-lg">No file at hand?</h2>
            <p className="mt-1 mb-4 text-soft">
              This one has ten rows: semicolons, decimal commas, days first, other names for everything, and
              three mistakes.
            </p>
            <Button look="line" onClick={() => open('sample-export.csv', SAMPLE_FILE)}>
              Try the sample file
            </Button>
          </div>
        </div>
        {fault && (
          <p role="alert" className="mt-4 font-medium text-loss">
            {fault}
          </p>
        )}
      </Page>
    );
  }
  return (
    <Page
      title="Import a file"
      lead={
        <>
          {file.name}: {file.rows.length} rows, {file.headers.length} columns. Nothing is in the ledger yet.
        </>
      }
      actions={
        <Button look="line" onClick={() => setFile(null)}>
          Another file
        </Button>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <Section title="What the columns mean">
          <MappingForm
            headers={file.headers}
            first={file.rows[0] ?? []}
            reading={reading}
            onChange={setReading}
          />
        </Section>
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-4 border-2 border-ink bg-sheet p-4">
            <p aria-live="polite">
              {missing.length > 0 ? (
                <strong className="text-loss">
                  Still without a column:{' '}
                  {missing.map((field) => FIELD_LABELS[field].toLowerCase()).join(', ')}.
                </strong>
              ) : (
                <>
                  <strong className="text-2xl font-bold">{right.length}</strong> to import,{' '}
                  <strong className={wrong ? 'text-loss' : ''}>{wrong} with mistakes</strong>,{' '}
                  {rows.filter((row) => row.duplicate).length} there already
                </>
              )}
            </p>
            <Button disabled={missing.length > 0 || right.length === 0} onClick={take}>
              Import {right.length} entries
            </Button>
            <div className="w-full">
              <Choice
                legend="Entries that are there already"
                options={[
                  ['skip', 'Leave out'],
                  ['take', 'Import again'],
                ]}
                value={withDuplicates ? 'take' : 'skip'}
                onChange={(value) => setWithDuplicates(value === 'take')}
              />
            </div>
          </div>
          <RowsPreview headers={file.headers} rows={rows} mapping={reading.mapping} />
        </div>
      </div>
    </Page>
  );
}
