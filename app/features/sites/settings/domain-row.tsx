import { Trash2 } from 'lucide-react';
import { timeAgo } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Site } from '../sites.ts';
import { domainNote, type SiteDomain } from './domains.ts';

type Props = {
  domain: SiteDomain;
  site: Site;
  looking: boolean;
  onLook: () => void;
  onRemove: () => void;
};

/** A domain: what the site's owner enters at the name servers, and what the last look has found. */
export function DomainRow({ domain, site, looking, onLook, onRemove }: Props) {
  const { domain: name, record, proved_at, looked_at, fault } = domain;
  const { protocol, hostname, port } = new URL(site.address);
  const note = domainNote(domain);
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {proved_at ? (
              <a
                href={`${protocol}//${name}${port && `:${port}`}/`}
                target="_blank"
                rel="noopener noreferrer"
                className="text-link min-w-0 font-semibold break-all"
              >
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : (
              <span className="min-w-0 font-semibold break-all">{name}</span>
            )}
            <State proved={proved_at !== null} isAtRisk={domain.missing_since !== null} />
          </p>
          <p className="mt-0.5 text-label text-ink-faint">
            {looked_at ? (
              <>
                Looked at <time dateTime={looked_at}>{timeAgo(looked_at)}</time>
              </>
            ) : (
              'Not looked at yet'
            )}
          </p>
        </div>
        <IconButton label={`Remove ${name}`} onClick={onRemove} className="-my-1.5 -mr-2">
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {note && (
        <p role="status" className={fault === 'unreachable' ? 'mt-2 text-ink-soft' : 'mt-2 text-danger-text'}>
          {note}
        </p>
      )}
      {(!proved_at || note) && (
        <dl className="mt-3 grid gap-x-4 gap-y-1 text-[0.9375rem] sm:grid-cols-[6rem_minmax(0,1fr)]">
          <Entry term="TXT record" name={`the name of the record of ${name}`} value={record.name} />
          <Entry term="Value" name={`the value of the record of ${name}`} value={record.value} />
          {!proved_at && <Entry term="Leads to" name={`where ${name} leads to`} value={hostname} isTarget />}
        </dl>
      )}
      <Button variant="secondary" size="sm" className="mt-3" busy={looking} onClick={onLook}>
        Look now<span className="sr-only"> at {name}</span>
      </Button>
    </li>
  );
}

function State({ proved, isAtRisk }: { proved: boolean; isAtRisk: boolean }) {
  if (!proved) return <Badge>Not proved yet</Badge>;
  return isAtRisk ? <Badge variant="danger">Record missing</Badge> : <Badge variant="success">Proved</Badge>;
}

type EntryProps = {
  term: string;
  /** For the button that copies it. */
  name: string;
  value: string;
  /** Whether it is where the domain is to lead. */
  isTarget?: boolean;
};

function Entry({ term, name, value, isTarget = false }: EntryProps) {
  return (
    <>
      <dt className="pt-1 text-label text-ink-faint max-sm:mt-1.5">{term}</dt>
      <dd className="flex min-w-0 items-start justify-between gap-2">
        <span className="min-w-0 pt-1">
          <code className="break-all">{value}</code>
          {isTarget && (
            <span className="block text-label text-ink-faint">
              by a CNAME record, or by an A record with the address of this server
            </span>
          )}
        </span>
        <CopyButton name={name} text={value} />
      </dd>
    </>
  );
}
