import { useEffect, useId, useState } from 'react';
import { clampWidth, MAX_WIDTH, MIN_WIDTH } from './screen.ts';

/** The width as a number. What is typed counts with Enter, or when the field is left. */
export function WidthField({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const id = useId();
  const [text, setText] = useState(String(width));
  useEffect(() => setText(String(width)), [width]);
  const apply = () => {
    const typed = Number.parseFloat(text);
    if (Number.isFinite(typed) && Math.round(typed) !== width) onWidth(clampWidth(typed));
    else setText(String(width));
  };
  return (
    <form
      className="preview-width"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id}>Width</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
      />
    </form>
  );
}
