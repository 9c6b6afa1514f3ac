import type { ChartBarsProps } from '../sections/chart-bars';

/** Words and pictures of the invented workshop. */
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
