import { FileArchive } from 'lucide-react';
import { useRef } from 'react';
import { inspectZip } from '../inspect-file.ts';
import { FileDrop } from './file-drop.tsx';

type Props = {
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
  onRefuse: (message: string) => void;
  /** Another wording, where it takes the place of one that is there. */
  label?: string;
  hint?: string;
};

/** The archive with the project's source. */
export function ZipField({
  file,
  error,
  onChange,
  onRefuse,
  label = 'Zip file',
  hint = 'The whole source of the website, up to 50 MB.',
}: Props) {
  const latest = useRef<File>(null);
  const onPick = async (picked: File) => {
    latest.current = picked;
    const fault = await inspectZip(picked).catch(
      () => 'This file could not be read. Please choose it again.',
    );
    if (latest.current !== picked) return;
    if (fault) onRefuse(fault);
    else onChange(picked);
  };
  return (
    <FileDrop
      label={label}
      accept=".zip,application/zip"
      hint={hint}
      invitation="Drop the archive here, or choose it"
      removeLabel="Remove zip file"
      file={file}
      error={error}
      onPick={(picked) => void onPick(picked)}
      onRemove={() => onChange(null)}
    >
      {file && (
        <p className="flex items-center gap-3 px-4 py-5 text-[0.9375rem] font-medium">
          <FileArchive aria-hidden="true" className="size-6 text-accent-text" strokeWidth={1.5} />
          Ready to upload
        </p>
      )}
    </FileDrop>
  );
}
