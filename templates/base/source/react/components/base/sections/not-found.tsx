import { useId } from 'react';
import { Actions, Heading, Section, type Target, Wrap } from '../parts';

export interface NotFoundProps {
  /** A sign or two, set very large: decoration. */
  sign: string;
  title: string;
  lead: string;
  action: Target;
  second?: Target;
}

/** The page for addresses that are not there. */
export function NotFound({ sign, title, lead, action, second }: NotFoundProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-words base-centred">
        <p
          aria-hidden="true"
          className="font-display text-[clamp(6rem,26cqi,16rem)] leading-[0.8] font-(--base-display-weight) tracking-[-0.04em] text-spot"
        >
          {sign}
        </p>
        <Heading level={1} id={id} className="base-display">
          {title}
        </Heading>
        <p className="base-lead">{lead}</p>
        <Actions first={action} second={second} />
      </Wrap>
    </Section>
  );
}
