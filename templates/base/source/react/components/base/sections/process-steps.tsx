import { useId } from 'react';
import { Head, Heading, type Level, Section, Wrap } from '../parts';

export interface ProcessStepsProps {
  label?: string;
  title: string;
  lead?: string;
  steps: readonly { name: string; words: string }[];
  level?: Level;
}

/** How something goes, step by step. */
export function ProcessSteps({ label, title, lead, steps, level = 2 }: ProcessStepsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ol className="grid gap-s6">
          {steps.map(({ name, words }, index) => (
            <li key={name} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-s4 gap-y-s1">
              <span aria-hidden="true" className="base-title row-span-2 leading-none text-brand lining-nums">
                {index + 1}
              </span>
              <Heading level={level + 1} className="base-sub">
                {name}
              </Heading>
              <p className="col-start-2">{words}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
