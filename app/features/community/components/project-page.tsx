import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BRAND } from '../../../../domain/site/seo.ts';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProjectData } from '../load.server.ts';
import type { Project } from '../project.ts';
import { projectQuery } from '../query-options.ts';
import { ProjectView } from './project-view.tsx';

type Props = {
  slug: string;
  data: ProjectData;
  /** The link with which a project is reported. */
  report(project: Project): ReactNode;
  /** What copies it, and how often that was done. */
  remix(project: Project, count: number): ReactNode;
  /** What publishes the zip of the visitor's own project as a site. */
  publish(project: Project): ReactNode;
};

/** The page of one project; leads to Community when the project is missing or cannot be read. */
export function ProjectPage({ slug, data, report, remix, publish }: Props) {
  const navigate = useNavigate();
  const query = useQuery({ ...projectQuery(slug), initialData: data.project });
  const missing = query.data === null || (query.isError && !query.data);
  useEffect(() => {
    if (missing) void navigate('/community', { replace: true });
  }, [missing, navigate]);
  const title = query.data?.title;
  // The router has set the title already, unless the project arrived after the page.
  useEffect(() => {
    if (title) document.title = `${title} · ${BRAND}`;
  }, [title]);
  if (!query.data) return <ProjectSkeleton />;
  return (
    <ProjectView
      project={query.data}
      report={report(query.data)}
      remix={remix(query.data, data.remixes ?? 0)}
      publish={publish(query.data)}
    />
  );
}

/** The shape of a project's page while the project is loading. */
function ProjectSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading the project
      </p>
      <div className="flex h-14 items-center justify-between border-b border-line px-4 sm:px-8">
        <Skeleton className="h-9 w-20" />
        <Skeleton className="h-9 w-40" />
      </div>
      <Page className="@container">
        <div className="grid gap-10 @min-[54rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Skeleton className="stand aspect-16/10" />
          <div className="flex flex-col gap-4">
            <Skeleton className="h-12 w-4/5" />
            <Skeleton className="h-6" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-6 h-20" />
          </div>
        </div>
        <Skeleton className="mt-14 h-48" />
      </Page>
    </div>
  );
}
