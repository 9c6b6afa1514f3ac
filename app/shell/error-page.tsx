import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { isUnreachable, unreachableWords } from '../lib/failure-words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { WallLabel } from '../ui/wall-label.tsx';
import { LogoMark } from './logo.tsx';

type Props = {
  error: unknown;
  /** Drawn without the shell around it. */
  standalone?: boolean;
};

/** Shown in place of a page that failed: what happened in plain words, and what can be done. */
export function ErrorPage({ error, standalone = false }: Props) {
  const { title, code, text } = explain(error);
  const Frame = standalone ? 'main' : 'div';
  useEffect(() => (isOffline() ? loadWhenOnline() : undefined), []);
  return (
    <Frame>
      <Page className="flex min-h-[70vh] flex-col justify-center">
        <title>{`${title} · Plinth`}</title>
        {standalone && <LogoMark className="mb-10 size-10" />}
        <TippedWork />
        <h1 className="mt-10 font-display text-page font-extrabold">{title}</h1>
        <p className="mt-4 max-w-line text-lead text-ink-soft">{text}</p>
        <WallLabel className="mt-6" rows={[{ term: 'Error', value: code }]} />
        {/* Offline both would lead to the browser's own page, which does not come back by itself everywhere. */}
        {title !== OFFLINE && (
          <div className="mt-8 flex flex-wrap gap-3">
            <Button data-reload="" className="unscripted:hidden">
              <RotateCw aria-hidden="true" className="size-4" />
              Try again
            </Button>
            <a href="/" className={buttonClass({ variant: 'secondary' })}>
              Go to Home
            </a>
          </div>
        )}
      </Page>
    </Frame>
  );
}

const WRONG = 'Something went wrong';
const OFFLINE = 'You are offline';

function explain(error: unknown): { title: string; code: string; text: string } {
  if (isRouteErrorResponse(error)) {
    return {
      title: WRONG,
      code: `${error.status} ${error.statusText}`.trim(),
      text:
        error.status >= 500
          ? 'The server could not finish this page. It has been noted; trying again often helps.'
          : 'This page could not be opened the way it was asked for.',
    };
  }
  const offline = isOffline();
  if (!offline && isUnreachable(error)) return { title: WRONG, code: 'No answer', text: unreachableWords() };
  return {
    title: offline ? OFFLINE : WRONG,
    code: offline ? 'No connection' : 'Unexpected',
    text: offline
      ? 'You seem to be offline. The page will load once the connection is back.'
      : 'This page stopped unexpectedly. Nothing you saved is lost; trying again often helps.',
  };
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && !navigator.onLine;
}

/** Returns the function that stops waiting. */
function loadWhenOnline(): () => void {
  const load = () => location.reload();
  addEventListener('online', load, { once: true });
  return () => removeEventListener('online', load);
}

/** The work has slipped off its plinth. */
function TippedWork() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 120" className="h-36 w-60">
      <path d="M40 70h84v10H40zM52 80h60v34H52z" className="fill-slab" />
      <path d="M0 114h200v4H0z" className="fill-line" />
      <rect
        x="136"
        y="66"
        width="42"
        height="42"
        rx="2"
        transform="rotate(24 157 87)"
        className="fill-accent-text"
      />
    </svg>
  );
}
