import { Badge } from '../../../ui/badge.tsx';
import type { Fullness } from '../../../ui/meter.tsx';

/** Says beside a heading that something is nearly full, or full. */
export function FullnessBadge({ fullness }: { fullness: Fullness }) {
  if (fullness === 'free') return null;
  return fullness === 'full' ? <Badge variant="danger">Full</Badge> : <Badge>Almost full</Badge>;
}
