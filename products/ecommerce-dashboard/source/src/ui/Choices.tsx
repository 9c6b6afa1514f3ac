interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; count?: number }[];
  onChange(value: T): void;
}

/** A row of choices of which one holds. */
export function Choices<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="flex min-h-9 items-center gap-2 rounded-[7px] px-3 pt-0.5 font-semibold text-soft hover:bg-sunken hover:text-ink aria-pressed:bg-ink aria-pressed:text-surface"
        >
          {option.label}
          {option.count === undefined ? null : <span className="font-mono text-tiny">{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
