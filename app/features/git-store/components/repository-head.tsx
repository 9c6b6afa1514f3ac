import { Download, FileArchive, Settings, Share2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { commitsPath, repositoryPath, zipPath } from '../../../../domain/repository/repository-paths.ts';
import type { RepositoryOrigin } from '../../../../domain/repository/repository-view.ts';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import { mediumDate } from '../../../lib/dates.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import type { Opened } from '../data/store-data.ts';
import { CloneMenu } from './clone-menu.tsx';
import { RefMenu } from './ref-menu.tsx';
import { useDownload } from './use-download.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

const SettingsDialog = partOnDemand(() => import('../editor/settings-dialog.tsx'));

/** What the repository began as a copy of. */
function Origin({ origin: { title, href } }: { origin: RepositoryOrigin }) {
  return (
    <p className="mt-1 w-fit max-w-full text-label wrap-anywhere text-ink-soft">
      Remixed from{' '}
      {href ? (
        <a href={href} rel="nofollow" className="text-link">
          <bdi>{title}</bdi>
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
    </p>
  );
}

type Props = {
  opened: Opened;
  isOwner: boolean;
  quiet: boolean;
  report: ReactNode;
  /** Its owner's way to make it a site. */
  publish: ReactNode;
};

/** Name, what can be done with the whole repository, and which state of it is shown. */
export function RepositoryHead({ opened, isOwner, quiet, report, publish }: Props) {
  const { page, place } = opened;
  const { repository, commit_count, git } = page;
  const { name, owner, description, is_private } = repository;
  const download = useDownload(repository);
  const [settings, setSettings] = useState<'no' | 'closed' | 'open'>('no');
  const ref = place.kind === 'commit' ? undefined : place.ref;
  // On a phone whoever has chosen a file wants to read that.
  const isInside = place.kind !== 'files' || place.path !== undefined;
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-line flex-1 basis-80">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 font-display text-title font-extrabold tracking-tight wrap-anywhere sm:text-[1.75rem] sm:leading-8">
              <Link to={repositoryPath(repository)} className="hover:underline hover:underline-offset-4">
                <span className="font-sans text-base font-normal text-ink-soft sm:text-title">
                  <bdi>{owner}</bdi> /{' '}
                </span>
                <bdi>{name}</bdi>
              </Link>
            </h1>
            <VisibilityBadge isPrivate={is_private} />
          </div>
          <p
            dir="auto"
            className={cx(
              'mt-2 w-fit max-w-full wrap-anywhere',
              description ? 'text-ink-soft' : 'text-ink-faint',
              isInside && 'max-sm:hidden',
            )}
          >
            {description || 'No description provided'}
          </p>
          {page.origin && <Origin origin={page.origin} />}
        </div>
        <div
          className={cx(
            // On a phone two columns, each button with its whole name; one that is left over takes both.
            'relative flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2',
            'max-sm:[&>:last-child:nth-child(odd)]:col-span-2',
            isInside && 'max-sm:hidden',
          )}
        >
          <Button
            variant="secondary"
            size="sm"
            busy={download.busy}
            onClick={download.asText}
            className="unscripted:hidden"
          >
            {!download.busy && <Download aria-hidden="true" className="size-4" />}
            <span>
              Download .txt<span className="sr-only"> with all files as text</span>
            </span>
          </Button>
          {page.commit &&
            (is_private ? (
              <Button variant="secondary" size="sm" onClick={() => download.asZip(ref)}>
                <FileArchive aria-hidden="true" className="size-4" />
                Download .zip
              </Button>
            ) : (
              <a
                href={zipPath(repository, ref)}
                download={`${repository.slug}.zip`}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                <FileArchive aria-hidden="true" className="size-4" />
                Download .zip
              </a>
            ))}
          <Button variant="secondary" size="sm" onClick={download.share} className="unscripted:hidden">
            <Share2 aria-hidden="true" className="size-4" />
            Share
          </Button>
          <CloneMenu page={page} />
        </div>
      </div>
      <div className="relative mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-label max-[22.5rem]:gap-x-2">
        {git.available && page.commit && <RefMenu page={page} place={place} />}
        {git.available && page.commit && (
          <Link
            to={commitsPath(repository, { ref })}
            className="inline-flex min-h-8 items-center rounded-sm px-1.5 font-semibold tabular-nums max-[22.5rem]:px-0 hover:bg-sunken hover:underline hover:underline-offset-4"
          >
            {counted(commit_count, 'commit')}
          </Link>
        )}
        <p className="text-ink-faint tabular-nums">
          {counted(page.files.length, 'file')}
          {/* Where there is no room for it beside the button, the lists say it. */}
          <span className="max-lg:hidden">
            {' '}
            · Updated <time dateTime={repository.updated_at}>{mediumDate(repository.updated_at)}</time>
          </span>
        </p>
        {/* One in the place of the other: nothing moves when the owner is recognised. */}
        {isOwner ? (
          <>
            <button
              type="button"
              aria-label="Repository settings"
              onClick={() => setSettings('open')}
              className={cx(
                'inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-xs text-ink-soft hover:text-ink hover:underline',
                quiet && 'invisible',
              )}
            >
              <Settings aria-hidden="true" className="size-3.5" />
              <span className="max-sm:hidden">Settings</span>
            </button>
            {!quiet && publish}
          </>
        ) : (
          report
        )}
      </div>
      {!git.available && <p className="mt-3 text-label text-ink-faint">{git.message}</p>}
      {settings !== 'no' && (
        <Suspense>
          <SettingsDialog
            key={repository.updated_at}
            repository={repository}
            open={settings === 'open'}
            onClose={() => setSettings('closed')}
          />
        </Suspense>
      )}
    </header>
  );
}
