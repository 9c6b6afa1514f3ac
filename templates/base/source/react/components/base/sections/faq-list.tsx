import { type ReactNode, useId } from 'react';
import { Head, type Level, Section, Wrap } from '../parts';

export interface FaqListProps {
  label?: string;
  title: string;
  lead?: string;
  questions: readonly { question: string; answer: ReactNode }[];
  level?: Level;
}

/** Questions whose answers open below them. */
export function FaqList({ label, title, lead, questions, level = 2 }: FaqListProps) {
  const id = useId();
  return (
    <Section ground="sunk" aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <div>
          {questions.map(({ question, answer }) => (
            <details key={question} className="base-rule group">
              <summary className="base-lead flex max-w-none cursor-pointer list-none justify-between gap-s4 py-s4 font-(--base-heading-weight) text-ink [&::-webkit-details-marker]:hidden">
                {question}
                <span aria-hidden="true" className="w-[1em] shrink-0 text-center font-label font-normal text-brand">
                  <span className="group-open:hidden">+</span>
                  <span className="hidden group-open:inline">−</span>
                </span>
              </summary>
              <div className="max-w-[66ch] pb-s5 text-soft">{answer}</div>
            </details>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
