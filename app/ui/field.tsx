import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../lib/cx.ts';
import { ROOM_TO_SHORTEN, wordsOfLimit } from './text-limit.ts';
import { useTextLimit } from './use-text-limit.ts';

/** Attributes that tie a control to its label, hint and error. Spread them on the control. */
type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  maxLength?: number;
};

type FieldProps = {
  label: ReactNode;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** What is wrong; announced when it appears. */
  error?: string | undefined;
  /** Shown after the label of a field that may stay empty. */
  optional?: boolean;
  /** Something at the right of the label, such as a link. */
  aside?: ReactNode;
  /** Characters that may be sent. Texts get it as a limit that is shown and kept while typing; what is cut is told. */
  max?: number | undefined;
  /** Whether the control holds no more than `max`, for what nothing checks before it is sent. */
  strict?: boolean;
  /** False where `aside` counts already. */
  counted?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label, control, hint and error in their reading order.
 *
 *     <Field label="Title" max={100} error={errors.title?.message}>
 *       {(control) => <Input {...control} {...register('title')} />}
 *     </Field>
 */
export function Field(props: FieldProps) {
  const { label, hint, error, optional = false, aside, max, strict = false, counted = true } = props;
  const id = useId();
  const { length, notice, handlers } = useTextLimit(id, max);
  // A name is hardly ever too long; how much room a story has is worth knowing before.
  const isCounted = max !== undefined && counted && (max >= LONG || length > max * NEARLY);
  const hintId = hint || isCounted ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div
      className={cx('grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4', props.className)}
      {...handlers}
    >
      <label htmlFor={id} className="mb-1.5 self-baseline text-[0.9375rem] font-semibold">
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-faint">optional</span>}
      </label>
      <div className="col-span-2 row-start-2 min-w-0">
        {props.children({
          id,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
          ...(max === undefined ? {} : { maxLength: strict ? max : max + ROOM_TO_SHORTEN }),
        })}
      </div>
      {/* Beside the label to the eye; from the field before, the Tab key leads to the control first. */}
      {aside && <div className="mb-1.5 self-baseline [grid-area:1/2]">{aside}</div>}
      <div role="alert" className="col-span-2">
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {max !== undefined && (
        <div aria-live="polite" className="col-span-2">
          {notice && <FieldError>{notice}</FieldError>}
        </div>
      )}
      {hintId && (
        <p id={hintId} className="col-span-2 mt-1.5 text-label text-ink-faint">
          {hint}
          {hint && isCounted && ' '}
          {isCounted && (
            <span className={cx('tabular-nums', length > max && 'font-semibold text-danger-text')}>
              {wordsOfLimit(length, max)}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** From this limit on it is shown before anything is typed; below it when little room is left. */
const LONG = 300;
const NEARLY = 0.8;

/** The line under a control that says what is wrong with it. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-label font-medium text-danger-text">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
