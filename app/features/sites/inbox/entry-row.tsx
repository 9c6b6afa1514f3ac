import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { senderOf } from '../../../../domain/hosting/form-entry.ts';
import { pageAddress } from '../../../../domain/hosting/page-address.ts';
import { localMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Entry } from './entries.ts';

type Props = {
  entry: Entry;
  /** The site's, with a slash at the end. */
  address: string;
  /** Whether the site has several forms, so that it is said which. */
  withForm: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDelete: () => void;
};

/** One entry: what was sent, from which page, when, and how far it is by mail. */
export function EntryRow({ entry, address, withForm, isSelected, onSelect, onDelete }: Props) {
  const { form, path, fields, created_at, is_new } = entry;
  const sender = senderOf(fields);
  const moment = localMoment(created_at);
  const name = `${sender ?? form}, ${moment}`;
  return (
    <li className="border-b border-line py-4">
      <article aria-label={name} className="flex items-start gap-3">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          className="mt-1 shrink-0"
        />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-label text-ink-faint">
            <time dateTime={created_at} className="font-semibold text-ink tabular-nums">
              {moment}
            </time>
            {is_new && <Badge variant="accent">New</Badge>}
            {withForm && <bdi className="min-w-0 [overflow-wrap:anywhere]">{form}</bdi>}
            <a
              href={pageAddress(address, path)}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link min-w-0 [overflow-wrap:anywhere]"
            >
              <bdi>/{path.replace(/(^|\/)index\.html$/, '$1')}</bdi>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <MailState entry={entry} />
          </p>
          <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(6rem,9rem)_minmax(0,1fr)]">
            {fields.map(([field, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one name, and none changes its place.
              <Value key={index} field={field} value={value} />
            ))}
          </dl>
          {sender && (
            <a
              href={`mailto:${encodeURIComponent(sender)}`}
              className={buttonClass({ variant: 'secondary', size: 'sm' }, 'mt-3')}
            >
              Reply<span className="sr-only"> to {sender}</span>
            </a>
          )}
        </div>
        <IconButton label={`Delete ${name}`} onClick={onDelete} className="-my-1.5 -mr-2">
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </article>
    </li>
  );
}

/** Characters and lines that are shown of a long text at first. */
const SHOWN = 600;
const SHOWN_LINES = 10;

function Value({ field, value }: { field: string; value: string }) {
  const [isWhole, setWhole] = useState(false);
  const start = [...value.slice(0, SHOWN * 2)]
    .slice(0, SHOWN)
    .join('')
    .split('\n')
    .slice(0, SHOWN_LINES)
    .join('\n');
  const isLong = start.length < value.length;
  return (
    <>
      <dt dir="auto" className="text-label font-semibold text-ink-soft [overflow-wrap:anywhere] sm:pt-0.5">
        {field || '(no name)'}
      </dt>
      <dd className="min-w-0 max-w-line text-[0.9375rem] max-sm:mb-1">
        {value === '' ? (
          <span className="text-ink-faint">(empty)</span>
        ) : (
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {isWhole || !isLong ? value : `${start}…`}
          </p>
        )}
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="text-link mt-1 min-h-7 text-label font-semibold"
          >
            {isWhole ? 'Show less' : 'Show all'}
            <span className="sr-only"> of {field}</span>
          </button>
        )}
      </dd>
    </>
  );
}

function MailState({ entry: { delivered_at, next_attempt_at, attempts, last_error } }: { entry: Entry }) {
  if (delivered_at) return <span>Mailed to you</span>;
  if (!next_attempt_at) {
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge variant="danger">Not mailed</Badge>
        {last_error && <span className="[overflow-wrap:anywhere]">{last_error}</span>}
      </span>
    );
  }
  return (
    <span>{attempts > 0 && last_error ? `Will be mailed again: ${last_error}` : 'Waiting to be mailed'}</span>
  );
}
