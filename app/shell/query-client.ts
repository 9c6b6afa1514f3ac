import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 5 * 60 * 1000;

/** Cache of server data: fresh for five minutes, one retry. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: 1, refetchOnWindowFocus: false } },
  });
}

let browserClient: QueryClient | undefined;

/** One cache per browser tab; on the server a new one for each request, so that nothing leaks between visitors. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
