import { useId } from 'react';
import { Heading, type Level, Section, Wrap } from '../parts';

export interface ChartBarsProps {
  title: string;
  lead?: string;
  bars: readonly { name: string; value: number }[];
  /** How a value is written; digits of the reader's language unless said. */
  format?: (value: number) => string;
  level?: Level;
}

/** A chart of bars, drawn by CSS from a list that every reader gets. The longest bar has the colour of the brand. */
export function ChartBars({ title, lead, bars, format = String, level = 2 }: ChartBarsProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <Section aria-labelledby={id}>
      <Wrap className="grid gap-s6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div>
          <Heading level={level} id={id} className="base-sub">
            {title}
          </Heading>
          {lead && <p className="base-note">{lead}</p>}
        </div>
        <dl className="grid gap-s2">
          {bars.map(({ name, value }) => (
            <div key={name} className="grid grid-cols-[6.5em_minmax(0,1fr)] items-center gap-s4">
              <dt className="base-note text-end">{name}</dt>
              <dd className="flex items-center gap-s3 tabular-nums lining-nums">
                <span
                  aria-hidden="true"
                  style={{ inlineSize: `${most > 0 ? (value / most) * 85 : 0}%` }}
                  className={`h-8 min-w-0.5 rounded-e-soft ${value === most ? 'bg-brand' : 'bg-spot-2'}`}
                />
                {format(value)}
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  );
}
