import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { NO_ORIGIN } from '#app/lib/no-origin.ts';
import { demoOrigin } from '../../../../../domain/hosting/demo-origin.ts';
import { type DemoTheme, pageOf, themedDemo } from './demo-address.ts';

/** A demo that has not come after this time is said to be slow. Milliseconds. */
const SLOW_AFTER_MS = 10_000;

export type DemoState = 'loading' | 'slow' | 'ready' | 'failed';

/** The demo in the frame: its address, how far it has come, and the page the visitor has gone to. */
export function useDemo(id: string, firstTheme: DemoTheme, frame: RefObject<HTMLIFrameElement | null>) {
  const [theme, setTheme] = useState(firstTheme);
  const [visit, setVisit] = useState({ number: 0, src: themedDemo(id, firstTheme) });
  const [state, setState] = useState<DemoState>('loading');
  const [page, setPage] = useState('');
  const current = useRef('');
  const { siteAddresses = '' } = useRouteLoaderData<{ siteAddresses: string }>('root') ?? {};
  const ownOrigin = demoOrigin(siteAddresses, 'demo', id);

  const go = useCallback((src: string) => setVisit(({ number }) => ({ number: number + 1, src })), []);

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // A demo has an origin of its own or none; what has another is a page that the frame was led away to.
      if (source !== frame.current?.contentWindow || ![NO_ORIGIN, ownOrigin].includes(origin)) return;
      const next = pageOf(data, id);
      if (next === null) return;
      current.current = next;
      setPage(next);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [id, frame, ownOrigin]);

  useEffect(() => {
    const controller = new AbortController();
    setState('loading');
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), SLOW_AFTER_MS);
    // A frame does not tell an error page from a page. What there is leads to its own host, which no page may ask.
    fetch(visit.src, { method: 'HEAD', redirect: 'manual', signal: controller.signal })
      .then(({ ok, type }) => {
        if (!ok && type !== 'opaqueredirect') setState('failed');
      })
      .catch(() => {
        if (!controller.signal.aborted) setState('failed');
      });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [visit]);

  return {
    theme,
    visit,
    state,
    page,
    onLoad: useCallback(() => setState((now) => (now === 'failed' ? now : 'ready')), []),
    reload: useCallback(() => go(themedDemo(id, theme, current.current)), [go, id, theme]),
    chooseTheme: useCallback(
      (next: DemoTheme) => {
        setTheme(next);
        go(themedDemo(id, next, current.current));
      },
      [go, id],
    ),
  };
}
