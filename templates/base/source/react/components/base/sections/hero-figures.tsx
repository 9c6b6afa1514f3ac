import { useId } from 'react';
import { Heading, type Level, Section, Wrap } from '../parts';

export interface HeroFiguresProps {
  label?: string;
  title: string;
  lead: string;
  /** Each figure, and what it counts. */
  figures: readonly { figure: string; counts: string }[];
  level?: Level;
}

/** The first section of a page: words, and figures that speak for the business. */
export function HeroFigures({ label, title, lead, figures, level = 1 }: HeroFiguresProps) {
  const id = useId();
  return (
    <Section className="base-hero" aria-labelledby={id}>
      <Wrap>
        <div className="base-words">
          {label && <p className="base-label">{label}</p>}
          <Heading level={level} id={id} className="base-display">
            {title}
          </Heading>
          <p className="base-lead max-w-[34em]">{lead}</p>
        </div>
        <dl className="base-counts mt-s8 grid grid-cols-2 gap-s5 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none">
          {figures.map(({ figure, counts }) => (
            <div
              key={counts}
              className="flex flex-col-reverse justify-end gap-s2 border-t-(length:--base-rule) border-line pt-s4"
            >
              <dt className="text-balance text-soft">{counts}</dt>
              <dd className="base-title base-figure text-[2.6em]">{figure}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  );
}
