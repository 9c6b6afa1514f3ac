import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { longDate } from '../../../lib/dates.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { EditData, EditResult } from '../edit.server.ts';
import { listingHref } from '../listing.ts';
import { ownQuery } from '../query-options.ts';
import type { Testimonial } from '../testimonial.ts';
import { EditForm } from './edit-form.tsx';
import { OwnEditForm } from './own-edit-form.tsx';

type Props = { data: EditData; result: EditResult | undefined };

/** Where a testimonial is changed or deleted by whoever wrote it: with the link of the mail, or signed in. */
export function EditPage({ data: { testimonial, key }, result }: Props) {
  if (!testimonial) {
    return (
      <Page>
        <h1 className="sr-only">Edit Testimonial</h1>
        <EmptyState
          title="This testimonial is not here"
          description="It may have been deleted, or the address is not complete."
          action={<ButtonLink to={listingHref()}>All testimonials</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page width="prose">
      <Link
        to={listingHref()}
        className="mb-6 inline-flex min-h-6 items-center gap-1.5 text-label font-semibold hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All testimonials
      </Link>
      <PageHeading
        title="Edit Testimonial"
        intro={`Published on ${longDate(testimonial.created_at)}. What you change is public at once.`}
      />
      {key === 'good' ? (
        <EditForm testimonial={testimonial} result={result} />
      ) : (
        <ForMember testimonial={testimonial} isKeyBad={key === 'bad'} />
      )}
    </Page>
  );
}

function ForMember({ testimonial, isKeyBad }: { testimonial: Testimonial; isKeyBad: boolean }) {
  const { status, user } = useSession();
  const own = useQuery({ ...ownQuery(user?.id ?? ''), enabled: user !== null });
  if (own.data?.includes(testimonial.id)) return <OwnEditForm testimonial={testimonial} />;
  const isWaiting = status === 'signed-in' && own.isPending;
  return (
    <>
      {isWaiting && <Waiting />}
      {status === 'loading' && (
        <div className="when-signed-in">
          <Waiting />
        </div>
      )}
      {status === 'signed-in' && !isWaiting && (
        <Alert title="This testimonial is not yours.">
          {own.isError
            ? 'Whose it is could not be read right now. Please reload the page.'
            : 'Only the account that wrote it can change it.'}
        </Alert>
      )}
      {status !== 'signed-in' && (
        <div className={status === 'loading' ? 'when-signed-out' : undefined}>
          <SignedOut isKeyBad={isKeyBad} />
        </div>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        Loading your testimonial
      </p>
      <Skeleton className="h-18" />
      <Skeleton className="h-16" />
      <Skeleton className="h-48" />
    </div>
  );
}

function SignedOut({ isKeyBad }: { isKeyBad: boolean }) {
  const { pathname } = useLocation();
  return (
    <Alert
      variant={isKeyBad ? 'danger' : 'info'}
      title={isKeyBad ? 'This link does not open the testimonial.' : 'Is this testimonial yours?'}
      action={
        <Link to={`/auth?next=${encodeURIComponent(pathname)}`} className="text-link font-semibold">
          Sign in
        </Link>
      }
    >
      {isKeyBad
        ? 'Please open the whole link from your mail: a part of it may be missing. If you wrote it with an account, sign in.'
        : 'Open the link in the mail you were sent when you wrote it. If you wrote it with an account, sign in.'}
    </Alert>
  );
}
