import { useConsole } from '../../app/StoreContext';
import { addDays, dayOf, formatLongDay, hourOf } from '../../lib/dates';
import { changeInPercent, formatMoney, formatMoneyShort } from '../../lib/money';
import { LineChart } from '../../ui/LineChart';
import { Page } from '../../ui/Page';
import { runningTotal } from '../analytics/analytics';
import { Bench } from './Bench';
import { Roll } from './Roll';
import { Shelf } from './Shelf';

/** The counter: how the day goes, what lies on the bench, what the till printed. */
export function OverviewScreen() {
  const { store, settings, now } = useConsole();
  const today = dayOf(now);
  const hour = hourOf(now);
  const sofar = runningTotal(store, today, hour);
  const lastWeek = runningTotal(store, addDays(today, -7), 24);
  const revenue = sofar.at(-1)?.revenue ?? 0;
  const then = lastWeek.find((step) => step.hour === sofar.at(-1)?.hour)?.revenue ?? 0;
  const change = changeInPercent(revenue, then);
  const toPack = [...store.orders.values()].filter(({ status }) => status === 'paid').length;
  const clock = (at: number) => `${String(Math.floor(at)).padStart(2, '0')}:${at % 1 === 0 ? '00' : '30'}`;
  return (
    <Page
      over={formatLongDay(now)}
      title={`${formatMoney(revenue)} in the till${change === null ? '' : `, ${Math.abs(change)} % ${change < 0 ? 'behind' : 'ahead of'} last week`}`}
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-5">
          <section aria-labelledby="bench" className="panel overflow-hidden">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4">
              <h2 id="bench">On the bench</h2>
              <p className="text-soft">
                {toPack === 0
                  ? 'Everything is packed.'
                  : `${toPack} to pack. The courier comes at ${settings.cutoffHour}:00.`}
              </p>
            </div>
            <Bench />
          </section>
          <section aria-labelledby="today" className="panel px-5 pt-4 pb-4">
            <h2 id="today" className="pb-3">
              Today, sale by sale
            </h2>
            <LineChart
              title="Money in the till"
              labels={lastWeek.map((step) => clock(step.hour))}
              shown={[0, 6, 12, 18, 24, 30]}
              series={[
                { name: 'Today', isMain: true, values: lastWeek.map((_, at) => sofar[at]?.revenue ?? null) },
                { name: 'A week ago', isMain: false, values: lastWeek.map((step) => step.revenue) },
              ]}
              format={formatMoney}
              formatShort={formatMoneyShort}
              isArea
            />
          </section>
          <Shelf />
        </div>
        <Roll />
      </div>
    </Page>
  );
}
