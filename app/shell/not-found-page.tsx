import { ArrowLeft, House } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { WallLabel } from '../ui/wall-label.tsx';
import { readablePath } from './readable-path.ts';

/** What is shown at an address that leads nowhere, with two ways on. Logs what was asked for, once that is sure. */
export function NotFoundPage({ isSure = true }: { isSure?: boolean }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (isSure) console.warn('404: no page at', pathname);
  }, [pathname, isSure]);
  return (
    <Page className="flex min-h-[80vh] flex-col justify-center">
      {/* `boot.js` goes back, and hides the button in a tab that was opened for this page. */}
      <p
        aria-hidden="true"
        data-not-found=""
        className="stand w-fit px-5 font-display text-[clamp(6.5rem,24vw,16rem)] leading-[0.69] font-extrabold tracking-[-0.02em]"
      >
        404
      </p>
      <h1 className="mt-14 font-display text-page font-extrabold">
        <span className="sr-only">404: </span>Page Not Found
      </h1>
      <p className="mt-4 max-w-line text-lead text-ink-soft">
        The page you are looking for does not exist or has been moved.
      </p>
      <WallLabel
        className="mt-6"
        rows={[
          {
            term: 'Attempted path',
            value: (
              <code dir="auto" className="font-mono wrap-anywhere">
                {readablePath(pathname)}
              </code>
            ),
          },
        ]}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">
          <House aria-hidden="true" className="size-4" />
          Go to Home
        </ButtonLink>
        <Button variant="secondary" data-go-back="" className="unscripted:hidden">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Go Back
        </Button>
      </div>
    </Page>
  );
}
