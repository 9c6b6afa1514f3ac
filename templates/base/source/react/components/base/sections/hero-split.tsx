import { type ReactNode, useId } from 'react';
import { Actions, Frame, Heading, type Level, Section, type Target, Wrap } from '../parts';

export interface HeroSplitProps {
  label?: string;
  title: string;
  lead: string;
  action?: Target;
  second?: Target;
  picture: ReactNode;
  level?: Level;
}

/** The first section of a page: words beside a picture. */
export function HeroSplit({ label, title, lead, action, second, picture, level = 1 }: HeroSplitProps) {
  const id = useId();
  return (
    <Section className="base-hero" aria-labelledby={id}>
      <Wrap className="grid items-center gap-s7 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] @4xl:gap-[clamp(var(--base-space)*2,6cqi,var(--base-space)*4.5)]">
        <div className="base-words">
          {label && <p className="base-label">{label}</p>}
          <Heading level={level} id={id} className="base-display">
            {title}
          </Heading>
          <p className="base-lead">{lead}</p>
          <Actions first={action} second={second} />
        </div>
        <Frame className="base-arch">{picture}</Frame>
      </Wrap>
    </Section>
  );
}
