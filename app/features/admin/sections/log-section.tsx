import { localMoment } from '../../../lib/dates.ts';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { readLog } from '../read.ts';
import type { Place } from '../sections.ts';
import { useRows } from '../use-desk.ts';

/** What operators have done. */
export function LogSection({ place }: { place: Place }) {
  const query = useRows(place, readLog);
  return (
    <RowList
      place={place}
      query={query}
      noun="entry"
      plural="entries"
      empty={{ title: 'Nothing was done yet', description: 'Every decision made here is written down here.' }}
    >
      {(entry) => (
        <Row
          title={`${capital(entry.action)} the ${entry.subject_type} “${entry.subject_label}”`}
          facts={[localMoment(entry.created_at), entry.operator_email]}
        >
          {describe(entry.details)}
        </Row>
      )}
    </RowList>
  );
}

/** A moment as the database writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A change is kept as from and to; anything else as it was given. */
function describe(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const title = capital(name.replaceAll('_', ' '));
      if (!Array.isArray(value)) return `${title}: ${say(value)}`;
      return `${title}: ${say(value[0])} → ${say(value[1])}`;
    })
    .join('\n');
}

function say(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  const text = String(value);
  return MOMENT.test(text) ? localMoment(text) : text;
}
