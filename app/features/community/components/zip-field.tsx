import { FileDrop } from '../../../ui/file-drop.tsx';
import { inspectZip } from '../inspect-file.ts';
import { type FileFieldProps, useInspection } from './use-file-fields.ts';

type Props = FileFieldProps & {
  file: File | null;
  /** Another wording, where it takes the place of one that is there. */
  label?: string;
  hint?: string;
};

/** The archive with the project's source. */
export function ZipField({
  file,
  label = 'Zip file',
  hint = 'The whole source of the website, up to 50 MB.',
  ...field
}: Props) {
  return (
    <FileDrop
      label={label}
      accept=".zip,application/zip"
      hint={hint}
      invitation="Drop the archive here, or choose it"
      removeLabel="Remove zip file"
      file={file}
      error={field.error}
      chosen="Ready to upload"
      {...useInspection(inspectZip, field)}
    />
  );
}
