interface Props {
  steps: { id: string; title: string; finished: number; lost: number }[];
  total: number;
}

/** How many have finished each lesson, as bars that are also a table; the steepest loss is marked. */
export function ReachChart({ steps, total }: Props) {
  const worst = Math.max(...steps.map(({ lost }) => lost));
  return (
    <table className="mt-3 w-full">
      <caption className="sr-only">Learners who have finished each lesson, of {total}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Lesson</th>
          <th scope="col">Finished</th>
          <th scope="col">Fewer than before</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ id, title, finished, lost }) => (
          <tr
            key={id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-1.5 sm:grid-cols-[14rem_1fr_8rem]"
          >
            <th scope="row" className="text-left leading-tight font-medium">
              {title}
            </th>
            <td className="order-3 col-span-2 flex items-center gap-2 sm:order-none sm:col-span-1">
              <span className="h-6 bg-ink" style={{ width: `${total ? (finished / total) * 86 : 0}%` }} />
              <span className="font-semibold tabular-nums">{finished}</span>
            </td>
            <td
              className={`text-right text-sm tabular-nums ${lost === worst && lost > 0 ? 'font-semibold text-red' : 'text-soft'}`}
            >
              {lost === 0 ? 'none lost' : `${lost} lost`}
              {lost === worst && lost > 0 && ', most'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
