import { checkFigures } from '../../../../domain/hosting/check-figures.ts';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { ProjectCheck } from '../project.ts';

type Props = { check: ProjectCheck | undefined; className?: string };

/** What a browser measured on the live site that is a project's preview; nothing where there is none. */
export function CheckBadges({ check, className }: Props) {
  if (!check) return null;
  return (
    <ul aria-label="Measured on the live preview" className={cx('flex flex-wrap gap-1.5', className)}>
      {checkFigures(check).map(({ text, isGood }) => (
        <li key={text} className="flex">
          <Badge variant={isGood ? 'success' : 'neutral'}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
