import { CircleCheck, CircleDashed, CircleDot, CircleSlash, Hammer, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { STATUS_LABELS, type Status } from '../suggestion.ts';

// `signal` is kept for what is featured.
const LOOKS: Record<Status, { variant: BadgeVariant; icon: LucideIcon }> = {
  open: { variant: 'neutral', icon: CircleDashed },
  planned: { variant: 'accent', icon: CircleDot },
  started: { variant: 'accent', icon: Hammer },
  done: { variant: 'success', icon: CircleCheck },
  declined: { variant: 'danger', icon: CircleSlash },
};

/** What has been decided about a suggestion: a word and a sign, never colour alone. */
export function StatusBadge({ status }: { status: Status }) {
  const { variant, icon: Icon } = LOOKS[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {STATUS_LABELS[status]}
    </Badge>
  );
}
