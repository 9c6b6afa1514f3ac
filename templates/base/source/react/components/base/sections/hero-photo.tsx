import { type ReactNode, useId } from 'react';
import { Actions, Heading, type Level, Section, type Target, Wrap } from '../parts';

export interface HeroPhotoProps {
  label?: string;
  title: string;
  lead: string;
  action?: Target;
  second?: Target;
  /** Fills the section, behind the words. */
  picture: ReactNode;
  level?: Level;
}

/** The first section of a page: words on a picture that is as wide as the page. */
export function HeroPhoto({ label, title, lead, action, second, picture, level = 1 }: HeroPhotoProps) {
  const id = useId();
  return (
    <Section className="base-hero relative isolate" ground="deep" aria-labelledby={id}>
      <div className="absolute inset-0 -z-10 overflow-clip [--print:var(--on-deep)] [--raised:var(--deep-line)] [&>*]:size-full [&>*]:object-cover">{picture}</div>
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-deep/30 to-deep/90 to-60%" />
      <Wrap className="grid min-h-[min(36rem,70svh)] items-end">
        <div className="base-words">
          {label && <p className="base-label">{label}</p>}
          <Heading level={level} id={id} className="base-display max-w-[14em]">
            {title}
          </Heading>
          <p className="base-lead max-w-[34em] text-on-deep">{lead}</p>
          <Actions first={action} second={second} />
        </div>
      </Wrap>
    </Section>
  );
}
