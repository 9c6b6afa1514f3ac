import { useEffect, useState } from 'react';
import { KINDS } from '../../content/types.ts';
import { works } from '../../content/work.ts';
import { Heading } from '../../ui/Heading.tsx';
import { type Choice, countOf, KIND_LABELS, readChoice } from './kinds.ts';
import { WorkCard } from './WorkCard.tsx';

const CHOICES: readonly Choice[] = ['all', ...KINDS];

/** All works. The filter is a group of radio buttons; the style sheet hides, so it works before the script. */
export function WorkPage() {
  const [choice, setChoice] = useState<Choice>('all');

  useEffect(() => {
    const read = () => setChoice(readChoice(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const choose = (next: Choice) => {
    setChoice(next);
    history.replaceState(null, '', next === 'all' ? location.pathname : `#${next}`);
  };
  const count = countOf(works, choice);
  return (
    <div className="works px-5 md:px-10">
      <Heading
        title="Work"
        lead="Nine things that were flat once. Four have a page; the others have kept their secrets."
      />
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">Kind of work</legend>
        {CHOICES.map((kind) => (
          <label
            key={kind}
            className="relative border-2 border-ink px-4 py-2 font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="kind"
              id={`kind-${kind}`}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              checked={choice === kind}
              onChange={() => choose(kind)}
            />
            <span className="pointer-events-none relative">
              {kind === 'all' ? 'All' : KIND_LABELS[kind]} <sup>{countOf(works, kind)}</sup>
            </span>
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="mb-8 text-sm">
        {count} {count === 1 ? 'work' : 'works'} shown
      </p>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {works.map((work) => (
          <li key={work.slug} data-kind={work.kind}>
            <WorkCard work={work} as="h2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
