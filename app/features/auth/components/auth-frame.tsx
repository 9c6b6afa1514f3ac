import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../../../ui/page.tsx';

type Props = {
  title: ReactNode;
  intro?: ReactNode;
  /** Where the link below the sheet leads; above it, notifications lay on it on a phone. */
  back: { to: string; label: string };
  children: ReactNode;
};

/** The sheet all sign-in pages stand on. */
export function AuthFrame({ title, intro, back, children }: Props) {
  return (
    <Page className="flex flex-col items-center sm:py-16">
      {/* At the foot of a phone notifications lay on the button, or on the field for the code. */}
      <div data-toasts="top" className="w-full max-w-md">
        <section className="stand rounded-t-md border border-line bg-surface p-5 sm:p-9">
          <h1 className="font-display text-heading font-extrabold">{title}</h1>
          {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
          <noscript>
            <p className="mt-4 rounded-sm bg-danger-soft px-4 py-3.5 text-[0.9375rem]">
              Signing in needs JavaScript, which is switched off in this browser. Everything else can be read
              without.
            </p>
          </noscript>
          <div className="mt-6">{children}</div>
        </section>
        <Link
          to={back.to}
          className="mt-4 inline-flex min-h-10 items-center gap-2 rounded-sm text-[0.9375rem] font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      </div>
    </Page>
  );
}
