import type { TableSortProps } from '../sections/table-sort';

function row(name: string, date: string, dateWords: string, places: number, price: number) {
  return [{ value: name }, { value: date, shown: dateWords }, { value: places }, { value: price, shown: `£${price}` }];
}

/** Words and pictures of the invented workshop. */
export const tableSortSample: TableSortProps = {
  label: 'Courses',
  title: 'Dates until spring',
  columns: [{ name: 'Course' }, { name: 'Date' }, { name: 'Places', kind: 'number' }, { name: 'Price', kind: 'number' }],
  rows: [
    row('First day at the press', '2026-12-05', '5 December 2026', 2, 95),
    row('Christmas cards', '2026-12-12', '12 December 2026', 4, 85),
    row('Sewing a notebook', '2027-01-16', '16 January 2027', 6, 70),
    row('Posters from wood type', '2027-02-06', '6 February 2027', 5, 110),
    row('Setting a poem', '2027-03-13', '13 March 2027', 6, 120),
  ],
};
