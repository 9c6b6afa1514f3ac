import type { User } from '@supabase/supabase-js';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { timeAgo } from '../../lib/dates.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SITE_SECTIONS } from './site-sections.ts';
import type { Site } from './sites.ts';

type Props = {
  user: User;
  site: Site;
  onPublish: () => void;
  onRename: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
};

/** A site in its owner's list, and below it what of it is asked for: `site-sections.ts`. */
export function SiteRow({ user, site, onPublish, onRename, onUnpublish, onDelete }: Props) {
  const id = useId();
  const [opened, setOpened] = useState<string | null>(null);
  const Section = SITE_SECTIONS.find((section) => section.id === opened)?.Section;
  const { name, address, live_deployment_id, branch, folder, follow_fault, updated_at } = site;
  const isDown = site.taken_down_at !== null;
  const isLive = live_deployment_id !== null && !isDown;
  return (
    <li className={`border-b border-line pt-5 ${Section ? 'pb-5' : 'pb-1.5'}`}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="min-w-0 font-display text-[1.0625rem] leading-6 font-bold break-words">
              {name}
            </span>
            <SiteState isLive={isLive} isDown={isDown} />
          </p>
          {isLive && (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link mt-1 inline-block text-[0.9375rem] break-all"
            >
              {address}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <p className="mt-1 text-label text-ink-faint">
            {branch && (
              <>
                Follows {branch}
                {folder && `, folder ${folder}`}
                <span aria-hidden="true"> · </span>
              </>
            )}
            Changed {timeAgo(updated_at)}
          </p>
        </div>
        <IconButton label={`Delete ${name}`} onClick={onDelete} className="-my-1.5 -mr-2">
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {isDown && (
        <Alert variant="danger" title="This site was taken down" className="mt-3">
          <span className="whitespace-pre-line">{site.take_down_reason}</span>
        </Alert>
      )}
      {follow_fault && (
        <Alert variant="danger" title="The last push was not published" className="mt-3">
          <span className="whitespace-pre-line">{follow_fault}</span>
        </Alert>
      )}
      {/* What changes the site, apart from what shows it. */}
      <div className="-ml-3 mt-1.5 flex flex-wrap gap-x-1">
        {!isDown && (
          <>
            <Button variant="ghost" size="sm" onClick={onPublish}>
              Publish a zip<span className="sr-only"> to {name}</span>
            </Button>
            <Button variant="ghost" size="sm" onClick={onRename}>
              Rename<span className="sr-only"> {name}</span>
            </Button>
          </>
        )}
        {isLive && (
          <Button variant="ghost" size="sm" onClick={onUnpublish}>
            Unpublish<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {/* What is below has the only other line. */}
      <div className={`mt-1.5 flex flex-wrap gap-x-2.5 sm:gap-x-6 ${Section ? 'border-b border-line' : ''}`}>
        {SITE_SECTIONS.map((section) => (
          <button
            key={section.id}
            type="button"
            aria-expanded={opened === section.id}
            aria-controls={id}
            onClick={() => setOpened(opened === section.id ? null : section.id)}
            // The look of tabs. Not a transparent border: forced colours would show it and every one would look open.
            className="-mb-px flex min-h-11 items-center gap-1.5 pb-[3px] text-label font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-expanded:border-b-3 aria-expanded:border-ink aria-expanded:pb-0 aria-expanded:text-ink"
          >
            {section.label}
            <span className="sr-only"> of {name}</span>
            {section.Mark && <section.Mark user={user} site={site} />}
          </button>
        ))}
      </div>
      <div id={id}>{Section && <Section user={user} site={site} />}</div>
    </li>
  );
}

function SiteState({ isLive, isDown }: { isLive: boolean; isDown: boolean }) {
  if (isDown) return <Badge variant="danger">Taken down</Badge>;
  return <Badge variant={isLive ? 'success' : 'neutral'}>{isLive ? 'Live' : 'Not published'}</Badge>;
}
