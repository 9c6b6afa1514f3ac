import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { signInPath } from '../../../lib/next-page.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { StoreData } from '../data/store-data.ts';
import { listHref } from '../listing.ts';

/**
 * Why there is no repository to show. The server knows no session: a member's browser asks again with it, and only then
 * says that there is nothing.
 */
export function Problem({ problem }: { problem: StoreData['problem'] }) {
  const { status } = useSession();
  const { state, revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const mayHelp = !problem || problem.kind === 'not-found';
  useEffect(() => {
    if (status !== 'signed-in' || asked || !mayHelp) return;
    setAsked(true);
    void revalidate();
  }, [status, asked, mayHelp, revalidate]);
  const isAsking =
    mayHelp && (status === 'loading' || (status === 'signed-in' && (!asked || state === 'loading')));
  if (!isAsking)
    return <Answer problem={problem} retry={() => void revalidate()} busy={state === 'loading'} />;
  return (
    <>
      <p className="when-signed-in flex min-h-64 items-center justify-center gap-3 text-ink-soft">
        <Spinner className="text-title" />
        Opening the repository
      </p>
      <div className="when-signed-out">
        <Answer problem={problem} retry={() => void revalidate()} busy={false} />
      </div>
    </>
  );
}

type AnswerProps = { problem: StoreData['problem']; retry: () => void; busy: boolean };

function Answer({ problem, retry, busy }: AnswerProps) {
  const { pathname } = useLocation();
  if (!problem || problem.kind === 'failed') {
    return (
      <>
        <h1 className="sr-only">Git Store</h1>
        <Alert
          variant="danger"
          title="The repository could not be opened."
          action={
            <Button variant="secondary" size="sm" onClick={retry} busy={busy}>
              Try again
            </Button>
          }
        >
          {problem?.message ?? 'Please try again in a moment.'}
        </Alert>
      </>
    );
  }
  if (problem.kind === 'soon') {
    return (
      <>
        <h1 className="sr-only">{problem.name}</h1>
        <EmptyState
          title="This repository is being made"
          description="The templates of this site become repositories one after the other in the first minutes after it has been set up. Until then you can read the same files on the template’s own page."
          action={
            <>
              <ButtonLink to={`/template/${problem.template}/source`}>Read its files</ButtonLink>
              <ButtonLink to={`/template/${problem.template}`} variant="secondary">
                Back to the template
              </ButtonLink>
            </>
          }
        />
      </>
    );
  }
  const isRef = problem.kind === 'no-ref';
  return (
    <>
      <h1 className="sr-only">{isRef ? problem.name : 'Repository not found'}</h1>
      <EmptyState
        title={isRef ? 'No such branch, tag or commit' : 'Repository not found'}
        description={
          isRef
            ? 'It may have been deleted or renamed.'
            : 'There is no repository of this name, or it is private. If it is yours, please sign in.'
        }
        action={
          <>
            {isRef && problem.name.includes('/') && (
              <ButtonLink to={`/git-store/${problem.name}`}>Open its default branch</ButtonLink>
            )}
            {!isRef && (
              <ButtonLink to={signInPath(pathname)} className="when-signed-out">
                Sign In
              </ButtonLink>
            )}
            <ButtonLink to={listHref('community')} variant="secondary">
              Community repositories
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
