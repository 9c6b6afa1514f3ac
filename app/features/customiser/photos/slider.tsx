type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
};

/** A slider with its name above it. */
export function Slider({ label, value, min = 0, max = 100, step = 1, onChange }: SliderProps) {
  return (
    <label className="block text-label font-semibold">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-1 block h-6 w-full accent-accent"
      />
    </label>
  );
}
