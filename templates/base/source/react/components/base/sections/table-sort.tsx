'use client';

import { type ReactNode, useId, useState } from 'react';
import { Head, type Level, Section, Wrap } from '../parts';

interface Cell {
  /** What the rows are put in order by: a number, or a text such as 2026-12-05. */
  value: string | number;
  shown?: ReactNode;
}

export interface TableSortProps {
  label?: string;
  title: string;
  columns: readonly { name: string; kind?: 'text' | 'number' }[];
  /** A cell for each column; the first names the row. */
  rows: readonly (readonly Cell[])[];
  level?: Level;
}

interface Order {
  column: number;
  direction: 'ascending' | 'descending';
}

function compare(one: Cell['value'] = '', other: Cell['value'] = ''): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other));
}

/** A table whose columns put its rows in order. Before the script runs it has the order of `rows`. */
export function TableSort({ label, title, columns, rows, level = 2 }: TableSortProps) {
  const id = useId();
  const [order, setOrder] = useState<Order | null>(null);
  const shown = order
    ? [...rows].sort(
        (one, other) =>
          compare(one[order.column]?.value, other[order.column]?.value) * (order.direction === 'ascending' ? 1 : -1),
      )
    : rows;

  function sortBy(column: number) {
    const isAscending = order?.column === column && order.direction === 'ascending';
    setOrder({ column, direction: isAscending ? 'descending' : 'ascending' });
  }

  return (
    <Section ground="sunk" aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} />
        <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto [scrollbar-width:thin]">
          <table className="base-table w-full min-w-[36rem]">
            <thead>
              <tr>
                {columns.map(({ name, kind }, index) => {
                  const sorted = order?.column === index ? order.direction : undefined;
                  return (
                    <th key={name} scope="col" data-kind={kind} aria-sort={sorted}>
                      <button
                        type="button"
                        onClick={() => sortBy(index)}
                        className="inline-flex min-h-7 cursor-pointer items-baseline gap-[0.4em] [text-transform:inherit]"
                      >
                        {name}
                        <span aria-hidden="true" className={sorted ? 'text-brand' : 'text-soft'}>
                          {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : '↕'}
                        </span>
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {shown.map(([first, ...others]) => (
                <tr key={first?.value}>
                  <th scope="row">{first?.shown ?? first?.value}</th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]?.name} data-kind={columns[index + 1]?.kind}>
                      {cell.shown ?? cell.value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Wrap>
    </Section>
  );
}
