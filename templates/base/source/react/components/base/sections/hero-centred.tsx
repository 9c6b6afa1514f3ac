import { type ReactNode, useId } from 'react';
import { Actions, Frame, Heading, type Level, Section, type Target, Wrap } from '../parts';

export interface HeroCentredProps {
  label?: string;
  title: string;
  lead: string;
  action?: Target;
  second?: Target;
  /** Stands below the words, as wide as the page. */
  picture?: ReactNode;
  level?: Level;
}

/** The first section of a page: words in the middle, and a wide picture below them. */
export function HeroCentred({ label, title, lead, action, second, picture, level = 1 }: HeroCentredProps) {
  const id = useId();
  return (
    <Section className="base-hero" aria-labelledby={id}>
      <Wrap className="base-words base-centred justify-items-center text-center [&>.base-label]:justify-self-center">
        {label && <p className="base-label">{label}</p>}
        <Heading level={level} id={id} className="base-display max-w-[13em]">
          {title}
        </Heading>
        <p className="base-lead max-w-[34em]">{lead}</p>
        <div className="[&>p]:justify-center">
          <Actions first={action} second={second} />
        </div>
        {picture && <Frame className="mt-s5 aspect-video w-full">{picture}</Frame>}
      </Wrap>
    </Section>
  );
}
