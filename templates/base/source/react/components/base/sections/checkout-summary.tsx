import { type ReactNode, useId } from 'react';
import { Actions, Frame, Head, type Level, Section, type Target, Wrap } from '../parts';

export interface CheckoutSummaryProps {
  title: string;
  lead?: string;
  items: readonly { name: string; about?: string; quantity: string; price: string; picture?: ReactNode }[];
  /** What comes together; the last is the sum of all. */
  sums: readonly { name: string; price: string }[];
  action: Target;
  second?: Target;
  level?: Level;
}

/** What is about to be bought, and what it costs. */
export function CheckoutSummary({ title, lead, items, sums, action, second, level = 2 }: CheckoutSummaryProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} title={title} lead={lead} />
        <div className="grid gap-s6">
          <ul>
            {items.map(({ name, about, quantity, price, picture }) => (
              <li
                key={name}
                className="base-rule base-row grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-s5 gap-y-s1 py-s4 @2xl:grid-cols-[5.5rem_minmax(0,1fr)_4rem_6rem]"
              >
                <Frame className="row-span-2 aspect-square rounded-soft @2xl:row-span-1">{picture}</Frame>
                <div>
                  <p className="base-sub">{name}</p>
                  {about && <p className="base-note">{about}</p>}
                </div>
                <p className="base-note col-start-2 tabular-nums lining-nums @2xl:col-start-auto @2xl:text-end">{quantity}</p>
                <p className="col-start-3 row-span-2 row-start-1 text-end font-(--base-heading-weight) tabular-nums lining-nums @2xl:col-start-auto @2xl:row-span-1">
                  {price}
                </p>
              </li>
            ))}
          </ul>
          <dl className="ms-auto w-full max-w-96">
            {sums.map(({ name, price }) => (
              <div
                key={name}
                className="flex justify-between gap-s4 py-s2 tabular-nums lining-nums last:mt-s2 last:border-t-(length:--base-rule) last:border-ink last:pt-s3 last:text-[1.15em] last:font-(--base-heading-weight)"
              >
                <dt>{name}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
          <div className="ms-auto">
            <Actions first={action} second={second} />
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
