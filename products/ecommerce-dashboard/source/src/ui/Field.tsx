import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  hint?: string;
  fault?: string | null | undefined;
  className?: string;
  children: (props: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
    className: string;
  }) => ReactNode;
}

/** A label, a control, a hint, and what is wrong with it; the last two are read out with the control. */
export function Field({ label, hint, fault, className = '', children }: Props) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="block pb-1 font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': Boolean(fault),
        className: 'field',
      })}
      {note ? (
        <p
          id={`${id}-note`}
          className={`pt-1 text-[0.9375rem] ${fault ? 'font-semibold text-bad' : 'text-soft'}`}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}
