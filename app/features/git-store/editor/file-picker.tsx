import { FolderUp, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { uploadExtensions } from '../../../../domain/repository/repository-files.ts';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { NewFile } from '../data/mutations.ts';
import { FileIcon } from '../viewer/file-icon.tsx';
import { type Found, foundInDrop, foundInList, mergeFiles, readFound, totalFault } from './pick-files.ts';

/** What the system's window offers: the kinds of the specification, and a zip of them. */
const ACCEPT = [...uploadExtensions, 'zip'].map((extension) => `.${extension}`).join(',');
const MOST_FAULTS = 6;

type Props = {
  label: string;
  files: readonly NewFile[];
  onChange: (files: NewFile[]) => void;
  /** Whether chosen files are still being read: sent meanwhile, they would be left out. */
  reading: boolean;
  onReading: (reading: boolean) => void;
  disabled: boolean;
  /** What is said beside a file, such as that it replaces another. */
  noteOf?: (file: NewFile) => string | null;
};

/** Files to keep: chosen, dropped, a whole folder or a zip of one; each can be removed again. */
export function FilePicker({ label, files, onChange, reading, onReading, disabled, noteOf }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [notes, setNotes] = useState<{ faults: string[]; skipped: number }>({ faults: [], skipped: 0 });
  // Folders are read for a while, in which others may be dropped.
  const chosen = useRef(files);
  chosen.current = files;
  const underWay = useRef(0);

  async function add(source: Promise<Found[]> | Found[]) {
    underWay.current += 1;
    onReading(true);
    try {
      const { files: added, faults, skipped } = await readFound(await source);
      setNotes({ faults, skipped });
      chosen.current = mergeFiles(chosen.current, added);
      onChange([...chosen.current]);
    } catch (error) {
      setNotes({ faults: [`The files could not be read. ${failureWords(error)}`], skipped: 0 });
    } finally {
      underWay.current -= 1;
      onReading(underWay.current > 0);
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void add(foundInDrop(event.dataTransfer));
  };
  const total = totalFault(files);
  const faults = [...notes.faults, ...(total ? [total] : [])];
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        {label}
        <span className="ml-1.5 font-normal text-ink-faint">optional</span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience, the buttons inside do the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cx(
          'flex flex-col items-center gap-3 rounded-md border border-dashed px-2 py-5 sm:px-4 text-center',
          over ? 'border-accent-text bg-accent-soft' : 'border-edge bg-surface',
        )}
      >
        <p className="text-[0.9375rem] text-ink-soft">Drop files, a folder or a zip here</p>
        <div className="flex flex-wrap justify-center gap-2">
          <PickButton id={`${id}-files`} text="Choose files" onPick={(list) => void add(foundInList(list))}>
            <Upload aria-hidden="true" className="size-4" />
          </PickButton>
          <PickButton
            id={`${id}-folder`}
            text="Choose a folder"
            folder
            onPick={(list) => void add(foundInList(list))}
          >
            <FolderUp aria-hidden="true" className="size-4" />
          </PickButton>
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-label text-ink-faint">
        Source files of at most 1 MB each; 10 MB and 500 files in all.
      </p>
      <div role="status" className="text-label text-ink-soft">
        {reading ? (
          <p className="mt-3 flex items-center gap-2">
            <Spinner /> Reading files
          </p>
        ) : (
          files.length > 0 && (
            <p className="mt-3 font-semibold text-ink tabular-nums">
              {counted(files.length, 'file')},{' '}
              {formatFileSize(
                files.reduce((sum, { size }) => sum + size, 0),
                'short',
              )}
              {notes.skipped > 0 && (
                <span className="font-normal text-ink-faint">
                  {' '}
                  ({notes.skipped} of node_modules and the like left out)
                </span>
              )}
            </p>
          )
        )}
      </div>
      {files.length > 0 && (
        <ul className="mt-2 max-h-48 divide-y divide-line overflow-y-auto rounded-sm border border-line">
          {files.map((file) => (
            <li key={file.path} className="flex items-center gap-2 py-0.5 pr-1 pl-3 text-label">
              <FileIcon path={file.path} />
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{file.path}</span>
              {noteOf?.(file) && <span className="text-accent-text">{noteOf(file)}</span>}
              <span className="shrink-0 text-ink-faint tabular-nums">
                {formatFileSize(file.size, 'short')}
              </span>
              <IconButton
                label={`Remove ${file.path}`}
                onClick={() => onChange(files.filter((other) => other !== file))}
                className="size-8!"
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {faults.length > 0 && (
        <Alert variant="danger" title="Not everything can be kept" className="mt-3">
          <ul className="text-label">
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {faults.length > MOST_FAULTS && <li>and {faults.length - MOST_FAULTS} more.</li>}
          </ul>
        </Alert>
      )}
    </fieldset>
  );
}

type PickProps = {
  id: string;
  text: string;
  folder?: boolean;
  onPick: (list: File[]) => void;
  children: React.ReactNode;
};

function PickButton({ id, text, folder = false, onPick, children }: PickProps) {
  return (
    <label
      htmlFor={id}
      className={buttonClass(
        { variant: 'secondary', size: 'sm' },
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
      )}
    >
      {children}
      {text}
      <input
        id={id}
        type="file"
        multiple
        {...(folder ? { webkitdirectory: '' } : { accept: ACCEPT })}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const list = [...(currentTarget.files ?? [])];
          // Emptied, so that choosing the same file again is noticed too.
          currentTarget.value = '';
          if (list.length > 0) onPick(list);
        }}
      />
    </label>
  );
}
