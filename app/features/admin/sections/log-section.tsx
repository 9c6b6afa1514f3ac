import { localMoment } from '../../../lib/dates.ts';
import { wordsOf } from '../audit-words.ts';
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
      {(entry) => {
        const { title, lines } = wordsOf(entry);
        return (
          <Row title={title} facts={[localMoment(entry.created_at), entry.operator_email]}>
            {lines.join('\n')}
          </Row>
        );
      }}
    </RowList>
  );
}
