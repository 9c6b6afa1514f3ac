import { go } from '../../app/route';
import { useConsole } from '../../app/StoreContext';
import { download, writeCsv } from '../../lib/csv';
import { dayOf, formatDay } from '../../lib/dates';
import { changeInPercent, formatMoney, formatMoneyShort } from '../../lib/money';
import { BarList } from '../../ui/BarList';
import { Choices } from '../../ui/Choices';
import { Icon } from '../../ui/Icon';
import { LineChart } from '../../ui/LineChart';
import { Page } from '../../ui/Page';
import { before, lastDays, summarize } from './analytics';
import { Figure } from './Figure';

const lengths = ['7', '28', '56'] as const;

/** Figures of a period beside those of the one before it. */
export function AnalyticsScreen({ query }: { query: URLSearchParams }) {
  const { store, now } = useConsole();
  const length = lengths.find((one) => one === query.get('days')) ?? '28';
  const period = lastDays(Number(length), dayOf(now));
  const earlier = before(period);
  const current = summarize(store, period);
  const past = summarize(store, earlier);
  const label = (day: string) => formatDay(`${day}T12:00:00Z`);
  const count = current.days.length;
  const change = changeInPercent(current.revenue, past.revenue);
  const csv = () =>
    writeCsv(
      ['day', 'revenue', 'orders', 'revenue_before', 'orders_before'],
      current.days.map((one, at) => [
        one.day,
        (one.revenue / 100).toFixed(2),
        one.orders,
        ((past.days[at]?.revenue ?? 0) / 100).toFixed(2),
        past.days[at]?.orders ?? 0,
      ]),
    );
  return (
    <Page
      over={`${label(period.first)} to ${label(period.last)}, beside ${label(earlier.first)} to ${label(earlier.last)}`}
      title={
        change === null
          ? `${formatMoney(current.revenue)} earned`
          : `${Math.abs(change)} % ${change < 0 ? 'less' : 'more'} than the ${length} days before`
      }
      actions={
        <button type="button" className="btn" onClick={() => download(`figures-${length}-days.csv`, csv())}>
          <Icon name="out" /> Export
        </button>
      }
    >
      <div className="mb-4">
        <Choices
          label="Period"
          value={length}
          onChange={(days) => go(`analytics?days=${days}`)}
          options={lengths.map((value) => ({ value, label: `${value} days` }))}
        />
      </div>
      <dl className="mb-5 grid grid-cols-2 gap-px overflow-hidden rounded-[10px] bg-line shadow-lift lg:grid-cols-4">
        <Figure
          name="Revenue"
          value={formatMoney(Math.round(current.revenue / 100) * 100)}
          now={current.revenue}
          before={past.revenue}
        />
        <Figure name="Orders" value={String(current.orders)} now={current.orders} before={past.orders} />
        <Figure
          name="Mean order"
          value={formatMoney(Math.round(current.basket / 100) * 100)}
          now={current.basket}
          before={past.basket}
        />
        <Figure
          name="From returning customers"
          value={`${Math.round(current.returning * 100)} %`}
          now={current.returning}
          before={past.returning}
        />
      </dl>
      <section aria-labelledby="revenue" className="panel px-5 pt-4 pb-4">
        <h2 id="revenue" className="pb-3">
          Revenue by day
        </h2>
        <LineChart
          title="Revenue by day"
          labels={current.days.map(({ day }) => label(day))}
          shown={[0, Math.round((count - 1) / 3), Math.round(((count - 1) * 2) / 3), count - 1]}
          series={[
            { name: 'This period', isMain: true, values: current.days.map(({ revenue }) => revenue) },
            { name: 'The one before', isMain: false, values: past.days.map(({ revenue }) => revenue) },
          ]}
          format={formatMoney}
          formatShort={formatMoneyShort}
          isArea
        />
      </section>
      <div className="mt-5 grid gap-5 lg:grid-cols-3">
        <section aria-labelledby="collections" className="panel p-5">
          <h2 id="collections" className="pb-4">
            Collections
          </h2>
          <BarList
            label="Collections by revenue"
            rows={current.collections.map(({ name, revenue }) => ({
              key: name,
              label: name,
              value: revenue,
              words: formatMoneyShort(revenue),
              before: past.collections.find((one) => one.name === name)?.revenue ?? 0,
            }))}
          />
        </section>
        <section aria-labelledby="channels" className="panel p-5">
          <h2 id="channels" className="pb-4">
            Channels
          </h2>
          <BarList
            label="Channels by revenue"
            rows={current.channels.map(({ channel, revenue }) => ({
              key: channel,
              label: channel,
              value: revenue,
              words: formatMoneyShort(revenue),
              before: past.channels.find((one) => one.channel === channel)?.revenue ?? 0,
            }))}
          />
          <p className="mt-5 text-[0.9375rem] text-soft">The dark notch is the period before.</p>
        </section>
        <section aria-labelledby="best" className="panel p-5">
          <h2 id="best" className="pb-4">
            Sold most
          </h2>
          <ol className="grid gap-2.5">
            {current.products.slice(0, 6).map(({ id, name, pieces, revenue }) => (
              <li key={id} className="flex items-baseline gap-2">
                <a className="link truncate" href={`#/products/${id}`}>
                  {name}
                </a>
                <span className="dots" />
                <span className="shrink-0 font-mono text-[0.9375rem]">
                  {pieces} · {formatMoneyShort(revenue)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Page>
  );
}
