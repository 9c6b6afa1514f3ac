import type { ProductDetail } from '../product.ts';

type Props = { rows: ProductDetail['comparison']; caption: string };

const HEADS = ['Feature', 'Ours', 'Competitors'];

/** A table of three columns; on a narrow screen each row is a small card, with the columns' names before the texts. */
export function Comparison({ rows, caption }: Props) {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem] max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink">
          {HEADS.map((head) => (
            <th key={head} scope="col" className="py-2 pr-6 font-semibold last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ feature, ours, competitors }) => (
          <tr key={feature} className="border-b border-line align-top max-sm:block max-sm:py-4">
            <th scope="row" className="py-3 pr-6 font-semibold max-sm:block max-sm:py-0 max-sm:pb-1">
              {feature}
            </th>
            <Cell head="Ours">{ours}</Cell>
            <Cell head="Competitors" quiet>
              {competitors}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ head, quiet = false, children }: { head: string; quiet?: boolean; children: string }) {
  return (
    <td
      className={`py-3 pr-6 last:pr-0 max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:py-0.5 ${quiet ? 'text-ink-soft' : ''}`}
    >
      <span aria-hidden="true" className="text-label leading-6 text-ink-faint sm:hidden">
        {head}
      </span>
      {children}
    </td>
  );
}
