import { useId } from 'react';
import { ButtonLink, Head, Heading, type Level, Section, type Target, Wrap } from '../parts';

export interface PricesRowsProps {
  label?: string;
  title: string;
  lead?: string;
  plans: readonly { name: string; words: string; price: string; action: Target }[];
  level?: Level;
}

/** Prices in rows, each with what to do about it. */
export function PricesRows({ label, title, lead, plans, level = 2 }: PricesRowsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <ul>
          {plans.map(({ name, words, price, action }) => (
            <li
              key={name}
              className="base-rule base-row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s5 gap-y-s3 py-s5 @2xl:grid-cols-[minmax(0,1fr)_6rem_14rem]"
            >
              <div>
                <Heading level={level + 1} className="base-sub">
                  {name}
                </Heading>
                <p>{words}</p>
              </div>
              <p className="base-sub base-figure text-[1.5em] @2xl:text-end">{price}</p>
              <ButtonLink
                look="quiet"
                size="small"
                href={action.href}
                className="col-span-2 justify-self-start @2xl:col-span-1 @2xl:justify-self-stretch"
              >
                {action.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
