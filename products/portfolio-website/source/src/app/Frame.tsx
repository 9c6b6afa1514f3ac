import type { ReactNode } from 'react';
import { practice } from '../content/practice.ts';
import { Lamp } from '../features/lamp/Lamp.tsx';
import { Mark } from '../ui/Mark.tsx';
import { MENU } from './pages.ts';

/** What every page has around its content. */
export function Frame({ file, children }: { file: string; children: ReactNode }) {
  const isHere = (target: string) =>
    file === target ||
    (target === 'work.html' && file.startsWith('work-')) ||
    (target === 'writing.html' && file.startsWith('note-'));
  return (
    <>
      <a href="#main" className="absolute -top-24 left-2 z-30 bg-ink px-4 py-3 text-paper focus:top-2">
        Skip to content
      </a>
      <header className="no-print relative z-20 flex flex-wrap items-center gap-x-8 gap-y-1 px-5 py-4 md:px-10">
        <a
          href="index.html"
          className="flex items-center gap-3 py-1 font-display text-xl font-black"
          aria-current={file === 'index.html' ? 'page' : undefined}
        >
          <Mark />
          {practice.name}
        </a>
        <nav
          aria-label="Main"
          className="flex flex-wrap gap-x-6 max-md:order-3 max-md:w-full max-md:justify-between max-md:gap-x-2"
        >
          {MENU.map(({ file: target, label }) => (
            <a
              key={target}
              href={target}
              aria-current={isHere(target) ? 'page' : undefined}
              className="py-2 decoration-2 underline-offset-[0.3em] hover:underline aria-[current]:font-bold aria-[current]:underline"
            >
              {label}
            </a>
          ))}
        </nav>
        <Lamp />
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="no-print px-5 pt-20 pb-10 md:px-10">
        <hr className="mountain" />
        <div className="mt-6 flex flex-wrap justify-between gap-x-10 gap-y-4">
          <p>
            {practice.name}, {practice.discipline.toLowerCase()}
            <br />
            {practice.street}
          </p>
          <p>
            <a className="link inline-block py-0.5" href={`mailto:${practice.mail}`}>
              {practice.mail}
            </a>
            <br />
            <a className="link inline-block py-0.5" href="colophon.html">
              Colophon
            </a>
          </p>
        </div>
      </footer>
    </>
  );
}
