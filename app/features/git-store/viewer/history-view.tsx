import { FileClock } from 'lucide-react';
import { Link } from 'react-router';
import {
  commitPath,
  commitsPath,
  repositoryFilePath,
  repositoryPath,
} from '../../../../domain/repository/repository-paths.ts';
import type { Commit } from '../../../../domain/repository/repository-view.ts';
import { mediumDate } from '../../../lib/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Opened, Place } from '../data/store-data.ts';

type Props = { opened: Opened; place: Extract<Place, { kind: 'commits' }> };

/** Commits, the newest first, under the days they were made on. */
export function HistoryView({ opened, place }: Props) {
  const { page, history } = opened;
  const { repository } = page;
  const { ref, path, page: number } = place;
  const commits = history?.commits ?? [];
  if (commits.length === 0) {
    return (
      <EmptyState
        title="No commits here"
        description={path ? `Nothing has changed ${path}.` : 'This repository has no commits yet.'}
        action={
          <ButtonLink to={repositoryPath(repository, ref)} variant="secondary">
            All files
          </ButtonLink>
        }
      />
    );
  }
  return (
    <section aria-labelledby="store-history">
      <h2 id="store-history" className="mb-4 font-display text-title font-bold wrap-anywhere">
        {path ? (
          <>
            History of{' '}
            <Link to={repositoryFilePath(repository, path, ref)} className="text-link">
              <bdi>{path}</bdi>
            </Link>
          </>
        ) : (
          'History'
        )}
      </h2>
      {byDay(commits).map(({ day, list }) => (
        <section key={day} className="mb-5">
          <h3 className="mb-2 text-label font-semibold text-ink-soft">{day}</h3>
          <ol className="divide-y divide-line rounded-sm border border-line bg-surface">
            {list.map(({ sha, subject, author, authored_at }) => (
              <li key={sha} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
                <div className="min-w-0 flex-1 basis-60">
                  <Link
                    to={commitPath(repository, sha)}
                    className="font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
                  >
                    <bdi>{subject || 'Without a message'}</bdi>
                  </Link>
                  <p className="text-label text-ink-soft wrap-anywhere">
                    <bdi>{author.name}</bdi> ·{' '}
                    <time dateTime={authored_at} className="tabular-nums">
                      {authored_at.slice(11, 16)}
                    </time>
                  </p>
                </div>
                <div className="flex items-center gap-1 text-label">
                  <Link
                    to={commitPath(repository, sha)}
                    aria-label={`Commit ${sha.slice(0, 7)}`}
                    className="inline-flex min-h-8 items-center rounded-sm px-2 font-mono text-ink-soft hover:bg-sunken hover:text-ink"
                  >
                    {sha.slice(0, 7)}
                  </Link>
                  <Link
                    to={path ? repositoryFilePath(repository, path, sha) : repositoryPath(repository, sha)}
                    aria-label={`Files at ${sha.slice(0, 7)}`}
                    data-tooltip="Files at this commit"
                    className="inline-grid size-8 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
                  >
                    <FileClock aria-hidden="true" className="size-4" />
                  </Link>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <nav aria-label="History" className="flex justify-between gap-4">
        {number > 1 ? (
          <ButtonLink to={commitsPath(repository, { ref, path, page: number - 1 })} variant="secondary">
            Newer
          </ButtonLink>
        ) : (
          <span />
        )}
        {history?.has_more && (
          <ButtonLink to={commitsPath(repository, { ref, path, page: number + 1 })} variant="secondary">
            Older
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

function byDay(commits: readonly Commit[]): { day: string; list: Commit[] }[] {
  const days: { day: string; list: Commit[] }[] = [];
  for (const commit of commits) {
    const day = mediumDate(commit.authored_at);
    const last = days.at(-1);
    if (last?.day === day) last.list.push(commit);
    else days.push({ day, list: [commit] });
  }
  return days;
}
