import type { TableView } from '../../../../domain/repository/repository-view.ts';
import { counted } from '../../../lib/counted.ts';

/** A file of comma-separated values as the table it is. */
export function Table({ table, name }: { table: TableView; name: string }) {
  const { columns, rows, total } = table;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={`Table of ${name}`} className="store-scroll">
        <table className="store-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Row</span>
              </th>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {row.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="border-t border-line px-4 py-2 text-label text-ink-faint tabular-nums">
        {rows.length < total ? `The first ${rows.length} of ${counted(total, 'row')}` : counted(total, 'row')}
        , {counted(columns.length, 'column')}
      </p>
    </>
  );
}
