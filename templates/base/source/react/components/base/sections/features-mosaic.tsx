import { type ReactNode, useId } from 'react';
import { Head, Heading, type Level, Section, Wrap } from '../parts';

export interface FeaturesMosaicProps {
  label?: string;
  title: string;
  /** One large with its picture, two small and one wide; then again from the first. */
  items: readonly { name: string; words: string; picture?: ReactNode }[];
  level?: Level;
}

/** What there is, in cards of several sizes. */
export function FeaturesMosaic({ label, title, items, level = 2 }: FeaturesMosaicProps) {
  const id = useId();
  return (
    <Section ground="sunk" aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} />
        <ul className="grid gap-s4 @3xl:grid-cols-4">
          {items.map(({ name, words, picture }) => (
            <li
              key={name}
              className="base-card flex flex-col gap-s2 @3xl:nth-[4n]:col-span-2 @3xl:nth-[4n+1]:col-span-2 @3xl:nth-[4n+1]:row-span-2"
            >
              <Heading level={level + 1} className="base-sub">
                {name}
              </Heading>
              <p>{words}</p>
              {picture && (
                <div className="relative mt-s4 min-h-44 flex-1 overflow-clip rounded-soft [&>*]:absolute [&>*]:size-full [&>*]:object-cover">
                  {picture}
                </div>
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
