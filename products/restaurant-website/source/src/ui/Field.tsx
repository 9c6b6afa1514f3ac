import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; nothing when it is right. */
  error?: string;
  hint?: string;
  type?: 'text' | 'tel' | 'email';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  rows?: number;
  maxLength?: number;
}

/** A labelled field with its error said beside it. */
export function Field({ label, value, onChange, error, hint, rows, ...rest }: Props) {
  const id = useId();
  const shared = {
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-more` : undefined,
    maxLength: rest.maxLength,
    autoComplete: rest.autoComplete ?? 'off',
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          type={rest.type ?? 'text'}
          inputMode={rest.inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {(error || hint) && (
        <p id={`${id}-more`} className={error ? 'wrong' : 'hint'}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  legend: string;
  name: string;
  value: T;
  options: { value: T; label: ReactNode; off?: boolean }[];
  onChange: (value: T) => void;
}

/** One of a few, as tiles in a row: radio buttons. */
export function Choice<T extends string | number>({ legend, name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.off}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
