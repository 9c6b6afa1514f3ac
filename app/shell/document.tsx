import plainScript from 'virtual:plain-script';
import { type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import bootScript from './boot.js?minified';
import { DEFERRED_SCRIPT_ID } from './first-paint/defer-scripts.ts';
import { FetchAhead } from './first-paint/fetch-ahead.tsx';
import { FirstPaintContext, Schedule } from './first-paint/first-paint.tsx';
import { InlineScript } from './inline-script.tsx';
import { NonceContext } from './nonce.ts';
import { useIsPlainPage } from './plain-pages.ts';
import { useSidebarState, useTheme } from './preferences.ts';
import { currentSession, subscribeToSession } from './session-store.ts';

/** Must run before the first paint. */
const BOOT_SCRIPT = import.meta.env.SSR ? bootScript : '';

/** The HTML document around every page, also around the error page. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const theme = useTheme();
  const sidebar = useSidebarState();
  const isPlain = useIsPlainPage();
  const isScheduled = useContext(FirstPaintContext);
  const signedIn = useSyncExternalStore(subscribeToSession, isProbablySignedIn, () => false);
  useEffect(() => {
    // `boot.js` may have announced a session that ended before hydration, which takes the attribute as it finds it.
    const withdrawAccount = () => {
      if (currentSession().status === 'signed-out') delete document.documentElement.dataset.account;
    };
    withdrawAccount();
    return subscribeToSession(withdrawAccount);
  }, []);
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      data-sidebar={sidebar}
      data-account={signedIn ? 'in' : undefined}
      // Without a schedule nothing waits for a sign that somebody is there.
      data-visited={isScheduled ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content="#f6f5f2"
          media="(prefers-color-scheme: light)"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content="#181715"
          media="(prefers-color-scheme: dark)"
          suppressHydrationWarning
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <FetchAhead />
        <Meta />
        {/* Style sheets come from this origin and need no nonce; given one, hydration would find it gone. */}
        <Links nonce="" />
        <InlineScript text={BOOT_SCRIPT} />
        <Schedule />
      </head>
      <body>
        {children}
        {isPlain ? (
          <PlainScript />
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function isProbablySignedIn(): boolean {
  const { status, email } = currentSession();
  return status === 'signed-in' || (status === 'loading' && Boolean(email));
}

/** The script of a page that React does not take over, `entry.plain.ts`: held as the router's are, or as usual. */
function PlainScript() {
  const nonce = useContext(NonceContext);
  const { src, imports } = plainScript;
  if (!useContext(FirstPaintContext)) return <script type="module" async src={src} />;
  return (
    <script
      nonce={nonce}
      id={DEFERRED_SCRIPT_ID}
      type="text/plain"
      data-files={[src, ...imports].join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an address the build gives
      dangerouslySetInnerHTML={{ __html: `import "${src}";` }}
    />
  );
}
