import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  /** Below the hint. */
  children?: ReactNode;
};

/** A switch with what it means. */
export function SwitchField({ label, hint, isOn, onChange, disabled = false, children }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="max-w-line text-label text-ink-faint">
          {hint}
        </p>
        {children}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled}
        className="mt-0.5 shrink-0 appearance-none"
        data-switch
      />
    </div>
  );
}
