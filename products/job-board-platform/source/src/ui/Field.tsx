import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  fault?: string;
  help?: string;
  children: (props: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, its field, and what is wrong with it. */
export function Field({ label, fault, help, children }: Props) {
  const id = useId();
  const said = fault ? `${id}-fault` : help ? `${id}-help` : undefined;
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(fault), 'aria-describedby': said })}
      {fault ? (
        <p id={`${id}-fault`} className="text-sm font-medium text-bad">
          {fault}
        </p>
      ) : (
        help && (
          <p id={`${id}-help`} className="text-sm text-soft">
            {help}
          </p>
        )
      )}
    </div>
  );
}
