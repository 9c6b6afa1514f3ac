import { FIELD_LABELS, type Mapping } from './mapping.ts';
import type { ReadRow } from './rows.ts';

const SHOWN = 200;

/** Every row as it stands in the file; wrong cells are marked and the mistakes said in words. */
export function RowsPreview({
  headers,
  rows,
  mapping,
}: {
  headers: readonly string[];
  rows: readonly ReadRow[];
  mapping: Mapping;
}) {
  return (
    <>
      <div className="scroll bg-sheet" tabIndex={0} role="region" aria-label="Rows of the file">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Reads as</th>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => {
              const wrong = new Set(row.errors.map(({ field }) => mapping[field]));
              return (
                <tr key={row.line}>
                  <td className="figures">{row.line}</td>
                  <td className="min-w-56">
                    {row.errors.length > 0 ? (
                      <ul className="text-loss">
                        {row.errors.map(({ field, message }) => (
                          <li key={field}>
                            <strong>{FIELD_LABELS[field]}</strong> {message}
                          </li>
                        ))}
                      </ul>
                    ) : row.duplicate ? (
                      <span className="text-soft">In the ledger already</span>
                    ) : (
                      <span className="font-medium text-gain">Right: {row.transaction?.kind}</span>
                    )}
                  </td>
                  {headers.map((header, index) => (
                    <td
                      key={header}
                      className={`whitespace-nowrap ${wrong.has(index) ? 'bg-loss font-medium text-ground' : ''}`}
                    >
                      {row.cells[index]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <p className="mt-2 text-sm text-soft">
          The first {SHOWN} of {rows.length} rows. All are read.
        </p>
      )}
    </>
  );
}
