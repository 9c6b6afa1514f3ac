import { useId } from 'react';

/** A few options side by side; radio buttons underneath, so arrow keys move between them. */
export function Choice<T extends string>({
  legend,
  options,
  value,
  onChange,
  hideLegend = false,
}: {
  legend: string;
  options: readonly (readonly [T, string])[];
  value: T;
  onChange: (value: T) => void;
  hideLegend?: boolean;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm text-soft'}>{legend}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-xs border-[1.5px] border-ink">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="relative px-3 py-1.5 text-sm has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span className="pointer-events-none relative">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
