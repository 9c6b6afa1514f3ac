import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
}

/** A line to write in, under its name. */
export function TextField({ label, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <p className={`base-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...rest} />
    </p>
  );
}

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
}

/** Several lines to write in, under their name. */
export function TextArea({ label, className = '', ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <p className={`base-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} {...rest} />
    </p>
  );
}

/** What can be chosen: the value that is sent, and its words. */
export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  /** What stands there before anything is chosen. */
  prompt: string;
  options: readonly Option[];
}

/** One of several, from a list that opens. */
export function SelectField({ label, prompt, options, className = '', ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <p className={`base-field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} defaultValue="" {...rest}>
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

interface ChoiceFieldProps {
  label: string;
  name: string;
  options: readonly Option[];
}

/** One of a few that are all in view; the first is chosen. */
export function ChoiceField({ label, name, options }: ChoiceFieldProps) {
  return (
    <fieldset className="base-field">
      <legend className="mb-s2">{label}</legend>
      <p className="flex flex-wrap gap-x-s5 gap-y-s2">
        {options.map((option, index) => (
          <label key={option.value} className="inline-flex min-h-8 items-center gap-s2">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={index === 0}
              className="size-5 accent-brand"
            />
            {option.label}
          </label>
        ))}
      </p>
    </fieldset>
  );
}

/** A box to tick. */
export function CheckField({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="inline-flex min-h-8 items-center gap-s2">
      <input type="checkbox" {...rest} className="size-5 accent-brand" />
      {children}
    </label>
  );
}
