import { useId } from 'react';

type Props = {
  label: string;
  hint: string;
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
};

/** Something of a form that is chosen or not, with what it means. */
export function CheckboxField({ label, hint, isOn, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0"
      />
      <div>
        <label htmlFor={id} className="block text-[0.9375rem] font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-label text-ink-faint">
          {hint}
        </p>
      </div>
    </div>
  );
}
