import { Trash2 } from 'lucide-react';
import { localDate, timeAgo } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type AccessToken, endOf, labelOf } from './tokens.ts';

/** A token in the list: what it may do, when it was used and when it ends. */
export function TokenRow({ token, onDelete }: { token: AccessToken; onDelete: () => void }) {
  const end = endOf(token);
  return (
    <li className="flex items-start justify-between gap-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-semibold break-words">{token.name}</span>
          <code className="font-mono text-label text-ink-faint">…{token.hint}</code>
          <Badge>{labelOf(token)}</Badge>
          {end === 'over' && <Badge variant="danger">Expired</Badge>}
        </p>
        <p className="mt-1 text-label text-ink-soft">
          {token.last_used_at ? `Last used ${timeAgo(token.last_used_at)}` : 'Never used'}
          <span aria-hidden="true"> · </span>
          <span className={end === 'later' ? undefined : 'font-medium text-danger-text'}>
            {end === 'over' ? 'Expired' : 'Expires'} {localDate(token.expires_at)}
          </span>
        </p>
      </div>
      <IconButton label={`Delete token ${token.name}`} onClick={onDelete} className="-my-1.5 -mr-2">
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  );
}
