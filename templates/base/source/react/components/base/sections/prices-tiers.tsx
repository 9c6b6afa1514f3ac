import { useId } from 'react';
import { ButtonLink, Head, Heading, type Level, Section, type Target, Ticks, Wrap } from '../parts';

export interface PricesTiersProps {
  label?: string;
  title: string;
  lead?: string;
  tiers: readonly {
    name: string;
    price: string;
    words: string;
    includes: readonly string[];
    action: Target;
    /** Why this one stands out; one tier at most. */
    chosen?: string;
  }[];
  level?: Level;
}

/** Prices, a card each. The one that stands out is larger. */
export function PricesTiers({ label, title, lead, tiers, level = 2 }: PricesTiersProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ul className="grid gap-s5 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:items-stretch">
          {tiers.map((tier) => (
            <li
              key={tier.name}
              className="base-card flex flex-col gap-s3 data-chosen:border-(length:--base-rule) data-chosen:border-brand @4xl:data-chosen:-my-s5 @4xl:data-chosen:py-s7"
              data-chosen={tier.chosen ? '' : undefined}
            >
              {tier.chosen && <p className="base-label w-fit">{tier.chosen}</p>}
              <Heading level={level + 1} className="base-sub">
                {tier.name}
              </Heading>
              <p className="base-title base-figure">{tier.price}</p>
              <p>{tier.words}</p>
              <div className="grow border-t border-line py-s4">
                <Ticks items={tier.includes} />
              </div>
              <ButtonLink href={tier.action.href} look={tier.chosen ? 'full' : 'quiet'}>
                {tier.action.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
