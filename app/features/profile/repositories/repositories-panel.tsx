import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { timeAgo } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { TabSkeleton } from '../components/member-tab.tsx';
import { HandleCard } from './handle-card.tsx';
import { cloneUrl, type OwnRepository, repositoriesQuery, repositoryPath } from './repositories.ts';

/** The tab 'Repositories': a member's own, the one changed last first. */
export default function RepositoriesPanel({ user }: { user: User }) {
  const queries = useQueryClient();
  const query = repositoriesQuery(user.id);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, staleTime: 0 });
  if (!data) {
    if (!isError || isFetching) return <TabSkeleton />;
    return <LoadFailed what="your repositories" onRetry={() => void refetch()} />;
  }
  const { repositories, handle } = data;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <HandleCard handle={handle} onChanged={() => queries.invalidateQueries({ queryKey: query.queryKey })} />
      {repositories.length === 0 ? (
        <EmptyState
          title="No repositories yet"
          description="Keep source files in a repository of the Git Store: private, or public for others to read and clone."
          action={<ButtonLink to="/git-store">Open the Git Store</ButtonLink>}
        />
      ) : (
        <ul aria-label="Repositories" className="border-t border-line">
          {repositories.map((repository) => (
            <RepositoryRow key={repository.id} repository={repository} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RepositoryRow({ repository }: { repository: OwnRepository }) {
  const { name, description, is_private, file_count, updated_at } = repository;
  const Icon = is_private ? Lock : Globe;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={repositoryPath(repository)}
            className="min-w-0 rounded-xs font-display text-[1.0625rem] leading-6 font-bold break-words hover:underline"
          >
            {name}
          </Link>
          <Badge variant={is_private ? 'accent' : 'neutral'}>
            <Icon aria-hidden="true" className="size-3.5" />
            {is_private ? 'Private' : 'Public'}
          </Badge>
        </p>
        {description && (
          <p className="mt-1 line-clamp-2 text-[0.9375rem] break-words text-ink-soft">{description}</p>
        )}
        <p className="mt-1 text-label text-ink-faint">
          {file_count === 1 ? '1 file' : `${file_count} files`}
          <span aria-hidden="true"> · </span>
          Changed {timeAgo(updated_at)}
        </p>
      </div>
      <CopyButton text={cloneUrl(repository, location.origin)} label="Copy clone address" />
    </li>
  );
}
