import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SupportAddress } from '../../../../domain/site/support-address.ts';
import { KEPT_DAYS, TRIED_DAYS } from '../limits.ts';

/** The direct way by e-mail, and what happens with a message. */
export function DirectPanel({ support, open }: { support: SupportAddress; open: boolean }) {
  const [user, host] = support.address.split('@');
  return (
    <div className="@container min-w-0 rounded-md border border-line">
      <section
        aria-labelledby="direct"
        className="rounded-t-[3px] bg-accent px-5 py-6 text-on-accent lg:px-7"
      >
        <h2 id="direct" className="text-label font-semibold">
          {open ? 'Or write an e-mail' : 'Our e-mail address'}
        </h2>
        <a
          href={`mailto:${support.address}`}
          className="mt-1.5 block rounded-xs font-display text-lg leading-7 font-bold break-words underline decoration-1 underline-offset-[0.2em] hover:decoration-2 focus-visible:outline-on-accent xl:text-title"
        >
          {user}
          <wbr />@{host}
        </a>
        {!support.isPublic && (
          <p className="mt-2 text-label">
            A stand-in: this copy of the site has no public address yet, so mail from elsewhere can not reach
            it.
          </p>
        )}
      </section>
      {open && <Steps />}
    </div>
  );
}

function Steps() {
  return (
    <section aria-labelledby="next" className="px-5 py-7 lg:px-7">
      <h2 id="next" className="font-display text-title font-bold">
        What happens next
      </h2>
      <ol className="mt-5 space-y-5">
        <Step number={1} title="It is stored">
          As soon as the page says so, your message is safe in the database of this site.
        </Step>
        <Step number={2} title="It is mailed">
          To the people who run the site. When their mail does not work, it is tried again for {TRIED_DAYS}{' '}
          days.
        </Step>
        <Step number={3} title="You are answered">
          By e-mail, at the address you gave. It is used for nothing else.
        </Step>
      </ol>
      <p className="mt-7 border-l-2 border-ink pl-4 text-label text-ink-soft">
        Once mailed, a message is removed from the database after {KEPT_DAYS} days. The mail stays in the
        operator’s mailbox. More in the{' '}
        <Link to="/privacy" className="text-link">
          privacy policy
        </Link>
        .
      </p>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="@3xs:grid @3xs:grid-cols-[2.25rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="float-left mr-3 font-display text-heading leading-6 font-extrabold text-accent-text @3xs:float-none"
      >
        {number}
      </span>
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 clear-left text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
