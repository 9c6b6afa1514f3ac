import { useId } from 'react';
import { Head, Heading, type Level, Section, Wrap } from '../parts';

export interface PriceListGroupsProps {
  label?: string;
  title: string;
  lead?: string;
  groups: readonly { name: string; items: readonly { name: string; price: string; note?: string }[] }[];
  level?: Level;
}

/** A list of prices in groups, as a menu has it. */
export function PriceListGroups({ label, title, lead, groups, level = 2 }: PriceListGroupsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} lead={lead} />
        <div className="grid gap-x-s7 gap-y-s6 @2xl:grid-cols-2 @5xl:grid-cols-3">
          {groups.map((group) => (
            <section key={group.name}>
              <Heading level={level + 1} className="base-sub border-b-(length:--base-rule) border-ink pb-s3">
                {group.name}
              </Heading>
              <dl>
                {group.items.map(({ name, price, note }) => (
                  <div
                    key={name}
                    className="grid grid-cols-[1fr_auto] items-baseline gap-x-s4 border-b border-line py-s3"
                  >
                    <dt>{name}</dt>
                    <dd className="text-end font-(--base-heading-weight) tabular-nums">{price}</dd>
                    {note && <dd className="base-note col-start-1">{note}</dd>}
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
