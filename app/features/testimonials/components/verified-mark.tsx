import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Testimonial } from '../testimonial.ts';

const WORDS = { download: 'Verified download', purchase: 'Verified purchase' } as const;

/** Says that the account behind a testimonial has had something from this site. Draws nothing where that is not known. */
export function VerifiedMark({ by }: { by: Testimonial['verified_by'] }) {
  if (!by) return null;
  return (
    <Badge variant="success">
      <BadgeCheck aria-hidden="true" className="size-3.5" />
      {WORDS[by]}
    </Badge>
  );
}
