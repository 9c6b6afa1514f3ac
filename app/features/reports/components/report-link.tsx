import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import type { SubjectType } from '../schema.ts';

type Props = {
  type: SubjectType;
  id: string;
  /** What is reported, for the spoken name: 'the testimonial of Ada'. */
  what: string;
  /** What the link says. */
  label?: string;
  className?: string;
};

/** The link 'Report' on something that a visitor has made. It leads to a page that works without scripts. */
export function ReportLink({ type, id, what, label = 'Report', className }: Props) {
  return (
    <Link
      to={`/report/${type}/${id}`}
      rel="nofollow"
      aria-label={`Report ${what}`}
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-xs text-label text-ink-faint hover:text-ink hover:underline',
        className,
      )}
    >
      <Flag aria-hidden="true" className="size-3.5" />
      {label}
    </Link>
  );
}
