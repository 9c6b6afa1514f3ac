import { noteFile } from '../../app/pages.ts';
import { Relief } from '../../art/Relief.tsx';
import { notes } from '../../content/notes.ts';
import { formatDay } from '../../lib/day.ts';
import { Heading } from '../../ui/Heading.tsx';

export function WritingPage() {
  return (
    <>
      <div className="px-5 md:px-10">
        <Heading title="Writing" lead="Notes from the table, when the glue has to dry." />
      </div>
      <Relief name="wave" seed={3} paper="sky" className="h-[clamp(12rem,26vw,22rem)] w-full" />
      <ol className="px-5 pt-8 md:px-10">
        {notes.map(({ slug, title, day, minutes, summary }, index) => (
          <li key={slug} className="relative">
            {index > 0 && <hr className="valley" />}
            <article className="grid gap-x-10 gap-y-2 py-8 md:grid-cols-[12rem_1fr]">
              <p className="text-sm md:pt-2">
                <time dateTime={day}>{formatDay(day)}</time>
                <br />
                {minutes} minutes
              </p>
              <div>
                <h2 className="text-4xl font-bold">
                  <a
                    href={noteFile(slug)}
                    className="decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {title}
                  </a>
                </h2>
                <p className="max-w-[56ch] pt-3">{summary}</p>
              </div>
            </article>
          </li>
        ))}
      </ol>
    </>
  );
}
