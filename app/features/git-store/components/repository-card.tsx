import { Download, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { counted } from '../../../lib/counted.ts';
import { cx } from '../../../lib/cx.ts';
import { mediumDate } from '../../../lib/dates.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card, CardFooter } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDownload } from './use-download.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

type Props = { repository: Repository; highlighted: boolean; withOwner: boolean };

/** A repository in a list. */
export function RepositoryCard({ repository, highlighted, withOwner }: Props) {
  const { name, owner, description, is_private, file_count, updated_at } = repository;
  const download = useDownload(repository);
  return (
    <Card
      standing
      aria-current={highlighted || undefined}
      className={cx('h-[calc(100%-6px)]', highlighted && 'outline-3 outline-offset-3 outline-accent-text')}
    >
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-display text-[1.125rem] leading-6 font-bold tracking-tight wrap-anywhere">
            <Link to={repositoryPath(repository)} className="hover:underline hover:underline-offset-4">
              {withOwner && (
                <span className="font-sans font-normal text-ink-soft">
                  <bdi>{owner}</bdi>/
                </span>
              )}
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <VisibilityBadge isPrivate={is_private} />
        </div>
        <p
          dir="auto"
          className={cx(
            'line-clamp-2 min-h-[2lh] text-[0.9375rem] wrap-anywhere',
            description ? 'text-ink-soft' : 'text-ink-faint',
          )}
        >
          {description || 'No description provided'}
        </p>
        <p className="mt-auto pt-1 text-label text-ink-faint tabular-nums">
          {counted(file_count, 'file')} · Updated <time dateTime={updated_at}>{mediumDate(updated_at)}</time>
        </p>
      </div>
      <CardFooter className="gap-1 py-2">
        <ButtonLink to={repositoryPath(repository)} variant="secondary" size="sm" aria-label={`View ${name}`}>
          View
        </ButtonLink>
        <Button
          variant="ghost"
          size="sm"
          busy={download.busy}
          onClick={download.asText}
          aria-label={`Download .txt of ${name}`}
          className="unscripted:hidden"
        >
          {!download.busy && <Download aria-hidden="true" className="size-4" />}
          Download .txt
        </Button>
        <IconButton
          label={`Share ${name}`}
          onClick={download.share}
          className="-mr-2 ml-auto size-9! unscripted:hidden"
        >
          <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        </IconButton>
      </CardFooter>
    </Card>
  );
}
