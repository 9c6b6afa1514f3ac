import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { type ReturnError, readReturnError } from '../return-error.ts';

/** Says what went wrong with a link or a provider that led here. The server never sees a hash, so it comes late. */
export function ReturnErrorNotice() {
  const { hash, search } = useLocation();
  const [error, setError] = useState<ReturnError | null>(null);
  useEffect(() => setError((shown) => readReturnError({ hash, search }) ?? shown), [hash, search]);
  if (!error) return null;
  return (
    <Alert
      variant="danger"
      className="mb-6"
      action={
        error.linkExpired && (
          <>
            <ButtonLink to="/auth?mode=resend" variant="secondary" size="sm">
              New confirmation link
            </ButtonLink>
            <ButtonLink to="/auth?mode=forgot" variant="secondary" size="sm">
              New password link
            </ButtonLink>
          </>
        )
      }
    >
      {error.message}
    </Alert>
  );
}
