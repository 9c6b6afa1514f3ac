import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteServing } from './serving.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Sends what is kept in memory for a request's host, a site's or the main site's (`main`), and calls `next` for the rest. */
export function listenByHost(
  { hosts, sendKept }: Pick<SiteServing, 'hosts' | 'sendKept'>,
  main: Answer,
): Answer {
  return (request, response, next) => {
    const host = hosts.find(request.headers.host);
    if (host === null) main(request, response, next);
    else sendKept(host, request, response, next);
  };
}
