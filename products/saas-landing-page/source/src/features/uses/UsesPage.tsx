import { uses } from '../../content/uses';
import { Flag } from '../../ui/Flag';
import { PageHead } from '../../ui/PageHead';

/** What goes wrong in four kinds of teams, and what helps. */
export function UsesPage() {
  return (
    <>
      <PageHead title="Who takes turns at being awake" word="CREWS">
        We name no customers here. These are the nights we built it for.
      </PageHead>
      {uses.map(({ id, flag, title, wrong, helps }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="wrap pt-16 sm:pt-20">
          <div className="rule grid gap-x-12 gap-y-6 pt-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className="flex items-start gap-5 lg:block">
              <h2 id={`${id}-title`}>{title}</h2>
              <Flag letter={flag} className="ml-auto size-16 outline-1 outline-line lg:mt-6 lg:size-24" />
            </div>
            <div>
              <p className="max-w-3xl text-2xl leading-snug">{wrong}</p>
              <ol className="mt-8 grid gap-5 md:grid-cols-3">
                {helps.map((text, at) => (
                  <li key={text} className="card p-5">
                    <span className="font-display text-4xl font-black" aria-hidden="true">
                      {at + 1}
                    </span>
                    <p className="mt-2">{text}</p>
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </section>
      ))}
    </>
  );
}
