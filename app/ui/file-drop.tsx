import { FileArchive, Upload, X } from 'lucide-react';
import { Children, type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { formatFileSize } from '../lib/file-size.ts';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type Props = {
  label: string;
  /** Which files the system's dialog offers: an `accept` attribute. */
  accept: string;
  hint: string;
  /** What to do, inside the empty area. */
  invitation: string;
  removeLabel: string;
  file: File | null;
  error: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
  disabled?: boolean;
  /** Gives the area the shape of a picture, chosen or not. */
  framed?: boolean;
  /** What the area says of a chosen archive. */
  chosen?: string;
  /** Fills the area: the picture of the chosen file, or a drawing. */
  children?: ReactNode;
};

/**
 * A place for one file: click it, reach it by keyboard, or drop the file on it. The file input itself lies over the
 * whole area, so the browser opens its dialog by all of these.
 */
export function FileDrop({ label, file, error, hint, onPick, onRemove, removeLabel, ...rest }: Props) {
  // The form takes what is chosen: whoever tries another file has to know which one that is now.
  const refusal = error && file ? `${error.replace(/\.?$/, '.')} “${file.name}” is still chosen.` : error;
  return (
    <Field label={label} error={refusal} hint={hint}>
      {(control) => (
        <div>
          <DropArea control={control} file={file} onPick={onPick} {...rest} />
          <div role="status">
            {file && (
              <p className="mt-2 flex items-center gap-2 text-label">
                <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
                <span className="shrink-0 text-ink-faint tabular-nums">{formatFileSize(file.size)}</span>
                <IconButton
                  label={removeLabel}
                  onClick={onRemove}
                  disabled={rest.disabled}
                  className="size-8!"
                >
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </p>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

type AreaProps = Pick<
  Props,
  'accept' | 'invitation' | 'framed' | 'file' | 'onPick' | 'disabled' | 'chosen' | 'children'
> & {
  control: object;
};

function DropArea({
  control,
  accept,
  invitation,
  framed,
  file,
  onPick,
  disabled,
  chosen,
  children,
}: AreaProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isPictured = Children.toArray(children).length > 0;
  // A file chosen before React was there to hear of it.
  const early = useEffectEvent(() => {
    const [chosen] = input.current?.files ?? [];
    if (chosen) onPick(chosen);
  });
  useEffect(() => early(), []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onPick(dropped);
  };
  return (
    <div
      className={cx(
        'group relative grid place-items-center overflow-hidden rounded-md border bg-surface text-center',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
        over ? 'border-accent-text bg-accent-soft' : 'border-edge hover:border-ink',
        !file && 'border-dashed',
        'has-aria-invalid:border-danger-text',
        framed && 'aspect-16/10',
      )}
    >
      {children}
      {file && chosen && (
        <p className="flex items-center gap-3 px-4 py-5 text-[0.9375rem] font-medium">
          <FileArchive aria-hidden="true" className="size-6 text-accent-text" strokeWidth={1.5} />
          {chosen}
        </p>
      )}
      {!file && (
        <p
          className={cx(
            'flex items-center gap-2 px-4 text-[0.9375rem] text-ink-soft',
            // Over a picture it stands on a strip of its own.
            isPictured ? 'relative w-full justify-center self-end bg-surface py-2.5' : 'flex-col py-8',
          )}
        >
          <Upload aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <span>{invitation}</span>
        </p>
      )}
      <input
        {...control}
        ref={input}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // Emptied, so that choosing the same file again is noticed too.
          currentTarget.value = '';
          if (chosen) onPick(chosen);
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  );
}
