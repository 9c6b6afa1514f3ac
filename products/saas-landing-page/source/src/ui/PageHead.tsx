import type { ReactNode } from 'react';
import { Flag } from './Flag';
import { spell } from './flags';

interface Props {
  title: string;
  /** Hoisted beside the title. */
  word: string;
  children: ReactNode;
}

/** The top of an inner page: on the deep colour, with the page's word in flags. */
export function PageHead({ title, word, children }: Props) {
  return (
    <header className="bg-deep text-on-deep">
      <div className="wrap grid gap-8 pt-14 pb-12 sm:pt-20 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="max-w-3xl">
          <h1>{title}</h1>
          <p className="mt-6 max-w-xl text-xl leading-snug text-soft-on-deep">{children}</p>
        </div>
        <div className="flex gap-1.5" aria-hidden="true">
          {spell(word, 5).map((letter, at) => (
            <Flag key={`${letter}${at}`} letter={letter} className="size-12 sm:size-16" />
          ))}
        </div>
      </div>
    </header>
  );
}
