import { useState } from 'react';
import { Flag } from '../../ui/Flag';
import { spell } from '../../ui/flags';

/** A rope with flags that spell a word; type another and it is hoisted. */
export function Hoist() {
  const [word, setWord] = useState('Halyard');
  const letters = spell(word, 7);
  return (
    <div className="grid justify-items-center gap-5">
      <div
        className="relative flex min-h-[26rem] w-40 flex-col items-center gap-1.5 overflow-hidden pt-3 sm:min-h-[35rem]"
        role="img"
        aria-label={letters.length > 0 ? `Signal flags that spell ${letters.join(' ')}` : 'An empty rope'}
      >
        <span className="absolute inset-y-0 left-[calc(50%-3.2rem)] w-1 bg-soft-on-deep" />
        <span className="hoist grid gap-1.5" key={letters.join('')}>
          {letters.map((letter, at) => (
            <Flag key={`${letter}${at}`} letter={letter} className="size-[3.3rem] sm:size-[4.55rem]" />
          ))}
        </span>
      </div>
      <label className="block w-44 text-center text-base font-semibold">
        Your team in flags
        <input
          className="mt-1 min-h-11 w-full border-2 border-on-deep bg-transparent px-3 text-center text-on-deep outline-offset-4 focus-visible:outline-on-deep focus-visible:shadow-none"
          maxLength={14}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </label>
    </div>
  );
}
