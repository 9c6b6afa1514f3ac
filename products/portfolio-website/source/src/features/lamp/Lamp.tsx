import { useEffect, useState } from 'react';
import { keep, kept } from '../../lib/keep.ts';
import { FIRST_HOUR, hourName, LAST_HOUR, readHour, START_HOUR, shadowAt } from './lamp.ts';

/** The slider that moves the lamp over every relief, and the switch between day and night. */
export function Lamp() {
  const [hour, setHour] = useState(START_HOUR);
  const [isDark, setDark] = useState<boolean | null>(null);

  // What was kept is read after the first render: the page that came from the server knows nothing of it.
  useEffect(() => {
    setHour(readHour(kept('lamp')) ?? START_HOUR);
    const theme = kept('theme');
    setDark(theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
    if (theme) document.documentElement.dataset.theme = theme;
  }, []);

  useEffect(() => {
    const { x, y } = shadowAt(hour);
    const { style } = document.documentElement;
    style.setProperty('--lamp-x', String(x));
    style.setProperty('--lamp-y', String(y));
  }, [hour]);

  const move = (to: number) => {
    setHour(to);
    keep('lamp', String(to));
  };
  const turn = () => {
    const theme = isDark ? 'light' : 'dark';
    setDark(!isDark);
    keep('theme', theme);
    document.documentElement.dataset.theme = theme;
  };
  return (
    <>
      <label className="flex items-center gap-3 text-sm max-md:order-4 max-md:w-full md:ml-auto">
        Lamp
        <input
          type="range"
          className="lamp md:w-32"
          min={FIRST_HOUR}
          max={LAST_HOUR}
          value={hour}
          aria-valuetext={hourName(hour)}
          onChange={(event) => move(Number(event.target.value))}
        />
      </label>
      <button
        type="button"
        className="min-h-8 max-md:ml-auto border-2 border-ink px-2.5 text-sm font-semibold hover:bg-ink hover:text-paper"
        onClick={turn}
      >
        {isDark ? 'Day' : 'Night'}
      </button>
    </>
  );
}
