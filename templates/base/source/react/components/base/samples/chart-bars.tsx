import type { ChartBarsProps } from '../sections/chart-bars';

/** What the section shows until it says your words. */
export const chartBarsSample: ChartBarsProps = {
  title: 'Sheets printed at your shelf',
  lead: 'By month, this year',
  bars: [
    { name: 'June', value: 140 },
    { name: 'July', value: 95 },
    { name: 'August', value: 320 },
    { name: 'September', value: 260 },
    { name: 'October', value: 410 },
    { name: 'November', value: 180 },
  ],
};
