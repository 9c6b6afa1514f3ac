import { type ReactNode, useId } from 'react';

type Item<Value extends string> = { value: Value; label: string; icon: ReactNode };

type Props<Value extends string> = {
  /** Spoken name of the row. */
  label: string;
  items: readonly Item<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
};

/** A row of which one is chosen: native radio buttons, so that arrow keys move along it. */
export function Choice<Value extends string>({ label, items, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="preview-choice">
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label key={item.value} data-tooltip={item.label}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
            className="sr-only"
          />
          {item.icon}
          <span className="preview-choice-text">{item.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
