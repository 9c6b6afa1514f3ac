import { Globe, Lock } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** 'Private' or 'Public', with a sign that tells them apart without colour. The rarer one stands out. */
export function VisibilityBadge({ isPrivate }: { isPrivate: boolean }) {
  const Icon = isPrivate ? Lock : Globe;
  return (
    <Badge variant={isPrivate ? 'accent' : 'neutral'} className="shrink-0">
      <Icon aria-hidden="true" className="size-3" />
      {isPrivate ? 'Private' : 'Public'}
    </Badge>
  );
}
