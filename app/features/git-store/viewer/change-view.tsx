import { Fragment } from 'react';
import { Link } from 'react-router';
import {
  commitPath,
  repositoryFilePath,
  repositoryPath,
} from '../../../../domain/repository/repository-paths.ts';
import type { FileDiff, Repository } from '../../../../domain/repository/repository-view.ts';
import { counted } from '../../../lib/counted.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Opened } from '../data/store-data.ts';
import { Time } from './time.tsx';

/** Lines of one file that are shown without being asked for. */
const MOST_LINES = 400;

/** One commit: who, when, why, and every line that it changes. */
export function ChangeView({ opened: { page, change } }: { opened: Opened }) {
  const { repository } = page;
  if (!change) {
    return (
      <EmptyState
        title="No such commit"
        description="It is not in this repository, or not any more."
        action={<ButtonLink to={repositoryPath(repository)}>All files</ButtonLink>}
      />
    );
  }
  const { commit, files, is_truncated } = change;
  const added = files.reduce((sum, file) => sum + file.added, 0);
  const removed = files.reduce((sum, file) => sum + file.removed, 0);
  return (
    <article>
      <div className="rounded-sm border border-line bg-surface p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h2 dir="auto" className="min-w-0 font-display text-title font-bold wrap-anywhere">
            {commit.subject || 'Without a message'}
          </h2>
          <ButtonLink to={repositoryPath(repository, commit.sha)} variant="secondary" size="sm">
            Files at this commit
          </ButtonLink>
        </div>
        {commit.body && (
          <pre
            dir="auto"
            className="mt-3 font-sans text-[0.9375rem] whitespace-pre-wrap text-ink-soft wrap-anywhere"
          >
            {commit.body}
          </pre>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-label text-ink-soft">
          <p>
            <span className="font-semibold text-ink">
              <bdi>{commit.author.name}</bdi>
            </span>
            , <Time instant={commit.authored_at} />
          </p>
          <p className="flex min-w-0 items-center gap-1 font-mono">
            <span className="truncate">{commit.sha.slice(0, 12)}</span>
            <CopyButton name="commit id" text={commit.sha} />
          </p>
          {commit.parents.map((parent) => (
            <p key={parent}>
              Parent{' '}
              <Link to={commitPath(repository, parent)} className="text-link font-mono">
                {parent.slice(0, 7)}
              </Link>
            </p>
          ))}
        </div>
      </div>
      <p className="mt-5 mb-3 text-label text-ink-soft tabular-nums">
        {counted(files.length, 'file')} changed
        {!is_truncated && (
          <>
            , <span className="font-semibold text-success-text">+{added}</span>{' '}
            <span className="font-semibold text-danger-text">−{removed}</span>
            <span className="sr-only"> lines</span>
          </>
        )}
        {is_truncated && '. The change is too large to be shown line by line.'}
      </p>
      <ul className="flex flex-col gap-4">
        {files.map((file) => (
          <li key={file.path}>
            <FileChange file={file} repository={repository} sha={commit.sha} />
          </li>
        ))}
      </ul>
    </article>
  );
}

const STATUS = { added: 'success', removed: 'danger', changed: 'neutral', renamed: 'accent' } as const;
const WORDS = { added: 'Added', removed: 'Removed', changed: 'Changed', renamed: 'Renamed' } as const;

function FileChange({ file, repository, sha }: { file: FileDiff; repository: Repository; sha: string }) {
  const { status, path, old_path, is_binary, added, removed, hunks } = file;
  const lines = hunks.reduce((sum, hunk) => sum + hunk.lines.length, 0);
  return (
    <section aria-label={path} className="rounded-sm border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
        <h3 className="min-w-0 text-[0.9375rem] font-semibold break-all">
          {old_path && <span className="font-normal text-ink-soft">{old_path} → </span>}
          {status === 'removed' ? (
            path
          ) : (
            <Link
              to={repositoryFilePath(repository, path, sha)}
              className="hover:underline hover:underline-offset-4"
            >
              {path}
            </Link>
          )}
        </h3>
        <Badge variant={STATUS[status]}>{WORDS[status]}</Badge>
        {lines > 0 && (
          <p className="ml-auto text-label font-semibold tabular-nums">
            <span className="text-success-text">+{added}</span>{' '}
            <span className="text-danger-text">−{removed}</span>
          </p>
        )}
      </div>
      {lines > 0 ? (
        <details open={lines <= MOST_LINES}>
          <summary className={lines <= MOST_LINES ? 'sr-only' : 'px-4 py-2 text-label font-semibold'}>
            Show {counted(lines, 'line')} of {path}
          </summary>
          <div className="relative overflow-x-auto py-1">
            <Hunks file={file} />
          </div>
        </details>
      ) : (
        <p className="px-4 py-2.5 text-label text-ink-faint">
          {is_binary
            ? 'Not text.'
            : status === 'renamed'
              ? 'Only its place has changed.'
              : 'No lines to show.'}
        </p>
      )}
    </section>
  );
}

function Hunks({ file: { hunks, path } }: { file: FileDiff }) {
  return (
    <table className="store-diff">
      <caption className="sr-only">Lines of {path} that were removed and added</caption>
      <tbody>
        {hunks.map((hunk, place) => {
          let before = hunk.old_start;
          let after = hunk.new_start;
          return (
            <Fragment key={`${hunk.old_start}-${hunk.new_start}`}>
              {place > 0 && (
                <tr data-kind="gap">
                  <td colSpan={4} aria-label="Lines left out">
                    …
                  </td>
                </tr>
              )}
              {hunk.lines.map(({ kind, text }, index) => {
                const numbers = [kind === 'added' ? '' : before++, kind === 'removed' ? '' : after++];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
                  <tr key={index} data-kind={kind}>
                    <td className="store-number">{numbers[0]}</td>
                    <td className="store-number">{numbers[1]}</td>
                    <td className="store-sign">{kind === 'added' ? '+' : kind === 'removed' ? '−' : ''}</td>
                    <td className="store-line">{text}</td>
                  </tr>
                );
              })}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
