import { cloneElement, type ReactElement } from 'react';

interface ControlProps {
  id?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** A label, its control, and what is wrong with it or helps. */
export function Row({
  id,
  label,
  error,
  hint,
  children,
}: {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string;
  children: ReactElement<ControlProps>;
}) {
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-semibold">
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? `${id}-below` : undefined,
      })}
      {(error || hint) && (
        <p id={`${id}-below`} className={`pt-1 text-sm ${error ? 'font-bold' : ''}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
