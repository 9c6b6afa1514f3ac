import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BRAND } from '../../../../domain/site/seo.ts';
import type { ProjectData } from '../load.server.ts';
import type { Project } from '../project.ts';
import { projectQuery } from '../query-options.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { ProjectView } from './project-view.tsx';

type Props = {
  slug: string;
  data: ProjectData;
  /** The link with which a project is reported. */
  report(project: Project): ReactNode;
};

/** The page of one project; leads to Community when the project is missing or cannot be read. */
export function ProjectPage({ slug, data, report }: Props) {
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
  return query.data ? <ProjectView project={query.data} report={report(query.data)} /> : <ProjectSkeleton />;
}
