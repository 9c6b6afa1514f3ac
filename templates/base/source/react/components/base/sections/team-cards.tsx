import { type ReactNode, useId } from 'react';
import { Frame, Head, Heading, type Level, Section, Wrap } from '../parts';

export interface TeamCardsProps {
  label?: string;
  title: string;
  lead?: string;
  /** Without a portrait, the first letter of the name stands in its place. */
  people: readonly { name: string; role: string; words?: string; portrait?: ReactNode }[];
  level?: Level;
}

/** The people of a business. */
export function TeamCards({ label, title, lead, people, level = 2 }: TeamCardsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,14rem),1fr))] gap-x-s5 gap-y-s6">
          {people.map(({ name, role, words, portrait }) => (
            <li key={name} className="group grid content-start gap-s1">
              <Frame className="base-arch mb-s3 aspect-[4/5] w-full">
                {portrait ?? (
                  <p
                    aria-hidden="true"
                    className="size-full bg-wash font-display text-spot-2 [container-type:size] group-even:bg-wash-2 group-even:text-spot"
                  >
                    <span className="grid size-full place-content-center text-[84cqh] leading-none font-(--base-display-weight)">
                      {name.slice(0, 1)}
                    </span>
                  </p>
                )}
              </Frame>
              <Heading level={level + 1} className="base-sub">
                {name}
              </Heading>
              <p className="base-note">{role}</p>
              {words && <p>{words}</p>}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
