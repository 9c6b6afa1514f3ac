import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Attributes that tie a control to its label, hint and error. Spread them on the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
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
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * Label, control, hint and error in their reading order.
 *
 *     <Field label="Title" error={errors.title?.message}>
 *       {(control) => <Input {...control} {...register('title')} />}
 *     </Field>
 */
export function Field({ label, hint, error, optional = false, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
          {optional && <span className="ml-1.5 font-normal text-ink-faint">optional</span>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
      {hint && (
        <p id={hintId} className="mt-1.5 text-label text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line under a control that says what is wrong with it. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-label font-medium text-danger-text">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
