import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link to a page of the site inside running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link">
      {children}
    </Link>
  );
}
