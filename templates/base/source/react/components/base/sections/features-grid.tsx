import { type ReactNode, useId } from 'react';
import { Head, Heading, type Level, Section, Wrap } from '../parts';

export interface FeaturesGridProps {
  label?: string;
  title: string;
  lead?: string;
  /** The icon is decoration: hide it from screen readers. */
  items: readonly { name: string; words: string; icon?: ReactNode }[];
  level?: Level;
}

/** What there is, in cells, each with an icon. */
export function FeaturesGrid({ label, title, lead, items, level = 2 }: FeaturesGridProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ul className="base-cells grid @xl:grid-cols-2 @4xl:grid-cols-3">
          {items.map(({ name, words, icon }) => (
            <li key={name} className="grid content-start gap-s2">
              {icon && <span className="mb-s3 block size-10 text-brand [&>*]:size-full">{icon}</span>}
              <Heading level={level + 1} className="base-sub">
                {name}
              </Heading>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
