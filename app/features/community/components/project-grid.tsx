import type { Ref } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Project } from '../project.ts';
import { ProjectCard } from './project-card.tsx';

/** Cards that are waited for; as many as the specification says. */
const SKELETONS = Array.from({ length: 8 }, (_, index) => `skeleton-${index}`);
/** Cards whose pictures are in view at once on a wide screen. */
const FIRST_ROW = 4;

// By the width of the column, not of the window: the sidebar may be open or not.
const GRID =
  'grid gap-x-6 gap-y-8 grid-cols-1 @min-[30rem]:grid-cols-2 @min-[50rem]:grid-cols-3 @min-[66rem]:grid-cols-4';

type Props = {
  ref: Ref<HTMLDivElement>;
  projects: Project[];
  featuredId: string | undefined;
  /** The signed-in member, who may delete what is theirs. */
  userId: string | undefined;
  onDelete: (project: Project) => void;
};

/** Projects in one to four columns. */
export function ProjectGrid({ ref, projects, featuredId, userId, onDelete }: Props) {
  return (
    <div ref={ref} className="@container">
      <ul className={GRID}>
        {projects.map((project, index) => (
          <li
            key={project.id}
            className={cx('min-w-0', index > 0 && 'max-sm:below-fold', index >= FIRST_ROW && 'below-fold')}
          >
            <ProjectCard
              project={project}
              featured={project.id === featuredId}
              eager={index === 0}
              onDelete={userId === project.user_id ? () => onDelete(project) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Eight cards of the final size while the list is loading. */
export function SkeletonGrid() {
  return (
    <div className="@container">
      <div className={GRID}>
        {SKELETONS.map((key) => (
          <div key={key} className="stand flex flex-col rounded-sm border border-line bg-surface">
            <Skeleton className="aspect-16/10 rounded-b-none" />
            <div className="flex flex-col gap-3 p-4">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-5/6" />
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="mt-2 h-5 w-24" />
            </div>
            <div className="flex items-center justify-between border-t border-line px-4 py-3">
              <Skeleton className="h-9 w-28" />
              <Skeleton className="h-9 w-24" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
