import { useEffect, useRef } from 'react';
import { board, load } from '../data/board.ts';
import { useAddress } from '../lib/router.ts';
import { Announcer } from '../ui/announce.tsx';
import { Failure, Loading } from '../ui/states.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { screenOf } from './routes.tsx';

/** The page around every screen: header, screen, footer, announcements. */
export function App() {
  const { status, message, jobs, desk } = board.use((state) => state);
  const { path } = useAddress();
  const main = useRef<HTMLElement>(null);
  const screen = screenOf(path, jobs, desk);
  const first = useRef(true);
  useEffect(() => {
    document.title = status === 'ready' ? `${screen.title}: Footrule` : 'Footrule';
  }, [status, screen.title]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <>
      <button
        type="button"
        className="btn fixed top-2 left-2 z-40 -translate-y-24 focus:translate-y-0"
        onClick={() => main.current?.focus()}
      >
        Skip to the page
      </button>
      <Header path={path} />
      <main ref={main} tabIndex={-1} className="min-h-[70vh]">
        {status === 'loading' && <Loading />}
        {status === 'error' && <Failure message={message} retry={load} />}
        {status === 'ready' && screen.show()}
      </main>
      <Footer />
      <Announcer />
    </>
  );
}
