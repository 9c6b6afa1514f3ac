import { useId, useState } from 'react';
import { tellCut } from '../tell-cut.ts';
import { LINE_MAX } from '../text-limit.ts';
import { parseLines, writeRange } from './line-range.ts';

/** Goes to lines by their numbers and makes the address point at them. Not shown without scripts. */
export function GoToLines({ lines }: { lines: number }) {
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="flex items-center gap-2 unscripted:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const range = parseLines(text, lines);
        setWrong(!range);
        if (range) location.hash = writeRange(range);
      }}
    >
      <label htmlFor={id} className="text-label font-semibold">
        Go to line
      </label>
      <input
        id={id}
        type="text"
        maxLength={LINE_MAX}
        onPaste={tellCut}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="12 or 12-20"
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-wrong`}
        className="h-8 w-28 rounded-sm border border-edge bg-surface px-2 text-label tabular-nums placeholder:text-ink-faint aria-invalid:border-danger-text"
      />
      <button type="submit" className="min-h-8 rounded-sm px-2 text-label font-semibold hover:bg-surface">
        Go
      </button>
      <span id={`${id}-wrong`} role="alert" className="text-label text-danger-text">
        {wrong && `Lines 1 to ${lines}`}
      </span>
    </form>
  );
}
