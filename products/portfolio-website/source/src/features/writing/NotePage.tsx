import { noteFile } from '../../app/pages.ts';
import { notes } from '../../content/notes.ts';
import type { Note } from '../../content/types.ts';
import { formatDay } from '../../lib/day.ts';

export function NotePage({ note }: { note: Note }) {
  const others = notes.filter(({ slug }) => slug !== note.slug);
  return (
    <article className="mx-auto max-w-[46rem] px-5 pt-10">
      <p>
        <a className="link font-semibold" href="writing.html">
          Writing
        </a>
        , <time dateTime={note.day}>{formatDay(note.day)}</time>
      </p>
      <h1 className="pt-4 pb-8 text-[clamp(2.75rem,8vw,5.5rem)] leading-[0.9] font-black tracking-[-0.02em]">
        {note.title}
      </h1>
      {note.body.map(({ heading, paragraphs }, index) => (
        <section key={heading ?? 'first'} className="pb-4">
          {heading && <h2 className="pt-4 pb-3 text-3xl font-bold">{heading}</h2>}
          {paragraphs.map((text, place) => (
            <p
              key={text}
              className={
                index === 0 && place === 0
                  ? 'pb-5 font-display text-2xl leading-snug font-medium'
                  : 'pb-4 text-lg'
              }
            >
              {text}
            </p>
          ))}
        </section>
      ))}
      <hr className="mountain" />
      <nav aria-label="Other notes" className="pt-6">
        <h2 className="pb-3 text-2xl font-bold">Also</h2>
        <ul>
          {others.map(({ slug, title }) => (
            <li key={slug} className="py-1">
              <a className="link inline-block py-1" href={noteFile(slug)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}
