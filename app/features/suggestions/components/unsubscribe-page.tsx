import { Form, useLocation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { BOARD } from '../listing.ts';
import { headlineOf } from '../suggestion.ts';
import type { UnsubscribeResult } from '../unsubscribe.server.ts';

/** Asks whether mails about a suggestion shall end, and says that they have. */
export function UnsubscribePage({ result }: { result: UnsubscribeResult | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <Page width="prose" className="min-h-[60vh]">
      <h1 className="font-display text-heading font-extrabold">
        {result?.kind === 'done' ? 'No more mails about this suggestion' : 'End these mails?'}
      </h1>
      {result?.kind === 'done' ? (
        <>
          <p role="status" className="mt-4 text-lead text-ink-soft">
            {result.suggestion
              ? `We will not write to you about “${headlineOf(result.suggestion)}” again.`
              : 'The suggestion is gone, and with it its mails.'}
          </p>
          <ButtonLink to={result.path ?? BOARD} variant="secondary" className="mt-8">
            {result.path ? 'Look at the suggestion' : 'All suggestions'}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-4 text-lead text-ink-soft">
            You get a mail when the status of a suggestion changes that you made or voted for. One click ends
            the mails about this one.
          </p>
          {result && <Alert variant="danger" title={result.text} className="mt-6" />}
          <Form method="post" action={pathname + search} className="mt-8">
            <Button type="submit">End the mails</Button>
          </Form>
        </>
      )}
    </Page>
  );
}
