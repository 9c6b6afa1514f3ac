import { useCallback, useEffect, useReducer, useState } from 'react';
import { portfolioApi, priceApi } from '../data/sources.ts';
import type { Market, Portfolio } from '../data/types.ts';
import { Button } from '../ui/Button.tsx';
import { reduce } from './reducer.ts';
import { Screens } from './Screens.tsx';
import { Shell } from './Shell.tsx';
import { StoreProvider } from './store.tsx';
import { useRoute } from './useRoute.ts';

type Loading =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; portfolio: Portfolio; market: Market };

/** Loads the ledger and the prices, and says so while it does, or when it cannot. */
export function App() {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const control = new AbortController();
    Promise.all([portfolioApi.load(), priceApi.load(control.signal)]).then(
      ([portfolio, market]) => !control.signal.aborted && setLoading({ state: 'ready', portfolio, market }),
      (error: unknown) =>
        !control.signal.aborted &&
        setLoading({
          state: 'failed',
          message: error instanceof Error ? error.message : 'Something went wrong.',
        }),
    );
    return () => control.abort();
  }, [attempt]);

  if (loading.state === 'ready') return <Ready start={loading.portfolio} market={loading.market} />;
  if (loading.state === 'failed') {
    return (
      <main className="start" role="alert">
        <h1 className="text-3xl">The ledger could not be opened.</h1>
        <p className="mt-2 mb-6 max-w-prose">{loading.message}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
      </main>
    );
  }
  return (
    <main className="start" aria-busy="true">
      <h1 className="text-3xl">Lode</h1>
      <p className="mt-2">Reading the ledger and the prices…</p>
    </main>
  );
}

function Ready({ start, market }: { start: Portfolio; market: Market }) {
  const [portfolio, dispatch] = useReducer(reduce, start);
  const [notice, setNotice] = useState('');
  const [kept, setKept] = useState(true);
  const route = useRoute();

  useEffect(() => {
    if (portfolio !== start) portfolioApi.save(portfolio).then(setKept, () => setKept(false));
  }, [portfolio, start]);

  useEffect(() => {
    document.documentElement.dataset.theme = portfolio.settings.theme;
  }, [portfolio.settings.theme]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(''), 6000);
    return () => clearTimeout(timer);
  }, [notice]);

  const reset = useCallback(() => {
    portfolioApi.reset().then(
      (sample) => {
        dispatch({ type: 'replace', portfolio: sample });
        setNotice('The sample ledger is back.');
      },
      () => setNotice('The sample ledger could not be brought back.'),
    );
  }, []);

  return (
    <StoreProvider
      portfolio={portfolio}
      market={market}
      dispatch={dispatch}
      announce={setNotice}
      reset={reset}
    >
      <Shell route={route} notice={notice} kept={kept}>
        <Screens route={route} />
      </Shell>
    </StoreProvider>
  );
}
