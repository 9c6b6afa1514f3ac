import { useEffect, useRef } from 'react';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import type { Selected } from '../listing.ts';
import { RepositoryCard } from './repository-card.tsx';

type Props = {
  repositories: Repository[];
  /** The one that is open in the editor. */
  selected: Selected | null;
  /** Whether the list is on show: only then does it move the page. */
  active: boolean;
  withOwner?: boolean;
};

/** Cards in one to three columns, by the width of the column and not of the window. */
export function RepositoryGrid({ repositories, selected, active, withOwner = false }: Props) {
  const chosen = useRef<HTMLLIElement>(null);
  const key = selected && `${selected.owner}/${selected.slug}`;
  useEffect(() => {
    if (active && key) chosen.current?.scrollIntoView({ block: 'center' });
  }, [active, key]);
  return (
    <div className="@container">
      <ul className="grid grid-cols-1 gap-x-6 gap-y-7 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
        {repositories.map((repository) => {
          const isChosen = key === `${repository.owner}/${repository.slug}`;
          return (
            <li key={repository.id} ref={isChosen ? chosen : undefined} className="min-w-0">
              <RepositoryCard repository={repository} highlighted={isChosen} withOwner={withOwner} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
