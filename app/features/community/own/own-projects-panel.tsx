import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { failureWords } from '../../../lib/failure-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useDeleteProject } from '../components/use-delete-project.ts';
import { listingHref } from '../listing.ts';
import type { Project, ProjectStatus } from '../project.ts';
import type { LivePublishing } from '../publish-live.ts';
import { OwnProjectRow } from './own-project-row.tsx';
import { ownProjectsQuery, refreshOwnProjects, STATUS_LABELS, updateProject } from './own-projects.ts';

const EditProjectForm = partOnDemand(() => import('./edit-project-form.tsx'));

type Props = { user: User; href: string; live: LivePublishing };

/** The tab 'My projects' of the profile, at `href`: everything a member has uploaded, whoever may see it. */
export default function OwnProjectsPanel({ user, href, live }: Props) {
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({ ...ownProjectsQuery(user.id), staleTime: 0 });
  const [params] = useSearchParams();
  const edited = params.get('edit');
  const refresh = () => refreshOwnProjects(queries, user.id);

  if (!data) {
    if (!isError || isFetching) return <ProjectsSkeleton />;
    return (
      <Alert
        variant="danger"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Failed to load your projects. Please check your connection and try again.
      </Alert>
    );
  }
  if (edited) {
    const project = data.find(({ id }) => id === edited);
    if (project) {
      return (
        <Suspense fallback={<ProjectsSkeleton />}>
          <EditProjectForm key={project.id} project={project} listHref={href} live={live} onSaved={refresh} />
        </Suspense>
      );
    }
  }
  return <ProjectList projects={data} href={href} missing={edited !== null} onChanged={refresh} />;
}

type ListProps = { projects: Project[]; href: string; missing: boolean; onChanged: () => Promise<void> };

function ProjectList({ projects, href, missing, onChanged }: ListProps) {
  const landing = useRef<HTMLDivElement>(null);
  const deletion = useDeleteProject({ landing: landing });
  const [changing, setChanging] = useState<string | null>(null);

  async function setStatus(project: Project, status: ProjectStatus) {
    setChanging(project.id);
    try {
      await updateProject(project.id, { status });
      await onChanged();
      toast({
        title: 'Status changed',
        description: `“${project.title}” is ${STATUS_LABELS[status].toLowerCase()}.`,
      });
    } catch (error) {
      toast({ title: 'Update failed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setChanging(null);
    }
  }

  return (
    <div ref={landing} tabIndex={-1} className="max-w-4xl">
      {missing && (
        <Alert className="mb-6" title="This project is not among yours">
          It may have been deleted, or belongs to another account.
        </Alert>
      )}
      {projects.length === 0 ? (
        <EmptyState
          title="No projects yet"
          description="Share a website with the community, or keep it here as a draft until it is ready."
          action={<ButtonLink to={listingHref({}, 'upload')}>Upload Website</ButtonLink>}
        />
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-label text-ink-soft tabular-nums">
              {projects.length === 1 ? '1 project' : `${projects.length} projects`}
            </p>
            <ButtonLink to={listingHref({}, 'upload')}>
              <Plus aria-hidden="true" className="size-4" />
              Upload Website
            </ButtonLink>
          </div>
          <ul aria-label="My projects" className="border-t border-line">
            {projects.map((project) => (
              <OwnProjectRow
                key={project.id}
                project={project}
                editHref={`${href}&edit=${project.id}`}
                busy={changing === project.id}
                onStatus={(status) => void setStatus(project, status)}
                onDelete={() => deletion.ask(project)}
              />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={deletion.target !== null}
        title={`Delete “${deletion.target?.title ?? ''}”?`}
        description="The project and its files are removed for good. This cannot be undone."
        confirmLabel="Delete project"
        busy={deletion.busy}
        onConfirm={() => void deletion.confirm().then(onChanged)}
        onCancel={deletion.cancel}
      />
    </div>
  );
}

function ProjectsSkeleton() {
  return (
    <div aria-busy="true" className="flex max-w-4xl flex-col gap-4">
      <p role="status" className="sr-only">
        Loading your projects...
      </p>
      {['w-48', 'w-64', 'w-40'].map((width) => (
        <div key={width} className="flex gap-4 border-t border-line pt-4">
          <Skeleton className="aspect-16/10 w-30 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-3 pt-1">
            <Skeleton className={`h-5 max-w-full ${width}`} />
            <Skeleton className="h-4 w-44 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
