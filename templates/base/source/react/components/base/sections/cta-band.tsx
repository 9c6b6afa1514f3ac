import { useId } from 'react';
import { Actions, Heading, type Level, Section, type Target, Wrap } from '../parts';

export interface CtaBandProps {
  title: string;
  action: Target;
  second?: Target;
  level?: Level;
}

/** The invitation at the end of a page, on the colour of the brand. */
export function CtaBand({ title, action, second, level = 2 }: CtaBandProps) {
  const id = useId();
  return (
    <Section ground="brand" aria-labelledby={id}>
      <Wrap className="base-centred base-invitation">
        <Heading level={level} id={id} className="base-display max-w-[14em] text-[clamp(2rem,1.2rem+3.4vw,4.25rem)]">
          {title}
        </Heading>
        <Actions first={action} second={second} />
      </Wrap>
    </Section>
  );
}
