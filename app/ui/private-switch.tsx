import { useId } from 'react';

type Props = { isPrivate: boolean; onChange: (isPrivate: boolean) => void; disabled: boolean };

/** The switch between a public repository and a private one, with what it means. */
export function PrivateSwitch({ isPrivate, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          Private repository
        </label>
        <p id={`${id}-hint`} className="text-label text-ink-faint">
          {isPrivate ? 'Only you can see it and clone it.' : 'Anyone can read, download and clone it.'}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isPrivate}
        aria-checked={isPrivate}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled}
        className="mt-0.5 shrink-0 appearance-none"
        data-switch
      />
    </div>
  );
}
