import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { getQueryClient } from './query-client.ts';

/** A page that reads server data in the browser; pages that do not need not load the cache's code. */
export function withQueries<Props extends object>(Page: ComponentType<Props>): (props: Props) => ReactNode {
  return function PageWithQueries(props: Props) {
    // On the server a new one for each request, and the same while the page is drawn.
    const [client] = useState(getQueryClient);
    return (
      <QueryClientProvider client={client}>
        <Page {...props} />
      </QueryClientProvider>
    );
  };
}
