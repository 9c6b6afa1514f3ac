import { useId } from 'react';
import { Head, Heading, type Level, Section, type Target, Wrap } from '../parts';

export interface FeaturesRowsProps {
  label?: string;
  title: string;
  lead?: string;
  items: readonly { name: string; words: string; link?: Target }[];
  level?: Level;
}

/** What there is, in rows: a name, what it is, where it leads. */
export function FeaturesRows({ label, title, lead, items, level = 2 }: FeaturesRowsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ul>
          {items.map(({ name, words, link }) => (
            <li
              key={name}
              className="base-rule base-row grid gap-x-s6 gap-y-s2 py-s5 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)] @3xl:items-baseline"
            >
              <Heading level={level + 1} className="base-sub">
                {name}
              </Heading>
              <p>{words}</p>
              {link && (
                <p className="@3xl:text-end">
                  <a href={link.href}>{link.label}</a>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
