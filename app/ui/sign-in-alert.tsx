import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signInPath } from '../lib/next-page.ts';
import { Alert } from './alert.tsx';

type Props = {
  /** The page to come back to, starting with a slash. */
  next: string;
  children: ReactNode;
};

/** Says what needs an account, and leads to one and back. */
export function SignInAlert({ next, children }: Props) {
  return (
    <Alert
      action={
        <Link to={signInPath(next)} className="text-link font-semibold">
          Sign in or create an account
        </Link>
      }
    >
      {children}
    </Alert>
  );
}
