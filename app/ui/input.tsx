import type { FormEvent, InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../lib/cx.ts';
import { withoutDirectionControls } from '../lib/direction-controls.ts';

/** Classes shared by every control a person types or chooses in. */
const CONTROL = cx(
  'block w-full rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-ink-faint',
  'hover:border-ink-soft focus-visible:border-accent-text focus-visible:outline-offset-0',
  'aria-invalid:border-danger-text disabled:bg-sunken disabled:text-ink-faint',
);

/** Shows a pasted text as it will be kept: without what would put its letters in another order. Passwords stay as they are. */
function clean({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (currentTarget.type === 'password') return;
  const kept = withoutDirectionControls(currentTarget.value);
  if (kept !== currentTarget.value) currentTarget.value = kept;
}

/** A one-line text control. Wire it with `Field`. What is typed runs in the direction of its script. */
export function Input({
  className,
  type = 'text',
  onInput,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      type={type}
      dir="auto"
      {...rest}
      onInput={(event) => {
        clean(event);
        onInput?.(event);
      }}
      className={cx(CONTROL, 'h-11', className)}
    />
  );
}

/** A text control of several lines. Wire it with `Field`. */
export function Textarea({
  className,
  onInput,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <textarea
      dir="auto"
      {...rest}
      onInput={(event) => {
        clean(event);
        onInput?.(event);
      }}
      className={cx(CONTROL, 'resize-y py-2.5 leading-normal', className)}
    />
  );
}
