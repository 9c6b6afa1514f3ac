import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { groupThousands } from '../../../lib/digits.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PAGE_SIZE, type Rows } from '../read.ts';
import { type Place, placeHref } from '../sections.ts';

type Props<Row> = {
  place: Place;
  query: UseQueryResult<Rows<Row>>;
  /** What one row is: 'project'. */
  noun: string;
  /** Where it is not the noun with an 's'. */
  plural?: string;
  empty: { title: string; description: string };
  pageSize?: number;
  children: (row: Row) => ReactNode;
};

/** The list of a section in all its states: being read, failed, empty, some pages. */
export function RowList<Row extends { id: string | number }>({
  place,
  query,
  noun,
  plural = `${noun}s`,
  empty,
  pageSize = PAGE_SIZE,
  children,
}: Props<Row>) {
  const { data, isError, isFetching, refetch } = query;
  if (!data) {
    if (isError && !isFetching) {
      return (
        <Alert
          variant="danger"
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The list could not be read.
        </Alert>
      );
    }
    return <Loading />;
  }
  // The last row of the last page has been dealt with.
  if (data.rows.length === 0 && place.page > 1) {
    return <Navigate to={placeHref({ ...place, page: place.page - 1 })} replace />;
  }
  if (data.rows.length === 0) return <EmptyState level={2} {...empty} />;
  return (
    <div aria-busy={isFetching}>
      <p role="status" className="mb-3 text-label text-ink-faint">
        {groupThousands(data.total)} {data.total === 1 ? noun : plural}
      </p>
      <ul className="border-t border-line">
        {data.rows.map((row) => (
          <li key={row.id} className="@container border-b border-line py-4">
            {children(row)}
          </li>
        ))}
      </ul>
      <Pagination
        page={place.page}
        pageCount={Math.ceil(data.total / pageSize)}
        href={(page) => placeHref({ ...place, page })}
        label={plural}
      />
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-px border-t border-line">
      <span role="status" className="sr-only">
        Loading
      </span>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="border-b border-line py-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2.5 h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
