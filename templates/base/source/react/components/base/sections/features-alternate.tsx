import { type ReactNode, useId } from 'react';
import { Frame, Head, Heading, type Level, Section, Wrap } from '../parts';

export interface FeaturesAlternateProps {
  label?: string;
  title: string;
  items: readonly { label?: string; name: string; words: string; picture: ReactNode }[];
  level?: Level;
}

/** Pictures and words in turn: the picture is before the words, then after them. */
export function FeaturesAlternate({ label, title, items, level = 2 }: FeaturesAlternateProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} />
        <div className="grid gap-s8">
          {items.map((item) => (
            <article
              key={item.name}
              className="group grid items-center gap-s6 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] @4xl:gap-s8 @4xl:even:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]"
            >
              <Frame className="base-arch @4xl:group-even:order-1">{item.picture}</Frame>
              <div className="base-words">
                {item.label && <p className="base-label">{item.label}</p>}
                <Heading level={level + 1} className="base-title">
                  {item.name}
                </Heading>
                <p>{item.words}</p>
              </div>
            </article>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
