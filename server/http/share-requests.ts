import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { requestBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { type Route, routeOf } from '../routes.ts';
import type { SiteHosts } from '../sites/serving/site-hosts.ts';
import { announcesBody } from './body.ts';
import { currentNetwork, hasLeft, setPlaceForAnswer, setPlaceForBody, setTurn } from './request-id.ts';

const page: Partial<Route> = {};

/**
 * Shares the process out among networks: of one only a few bodies come in at a time, only a few questions are answered, and
 * only a few answers are under way, whether it reads them or not. Refused with a 503 is who has too many waiting. Whoever is
 * refused, here or by a limit, hears it a little later, so that asking again at once is no use. On the hosts of members' sites
 * every path is a page.
 */
export function shareRequests(siteHosts?: SiteHosts): MiddlewareHandler {
  const receiving = new FairGate(requestBudget.receiving);
  const working = new FairGate(requestBudget.working);
  const sending = new FairGate(requestBudget.sending);
  const holding = new FairGate(requestBudget.holding);
  const large = new FairGate(requestBudget.large);
  return async (context, next) => {
    const network = currentNetwork();
    const { incoming, outgoing } = (context.env ?? {}) as {
      incoming?: IncomingMessage;
      outgoing?: ServerResponse;
    };
    // What a page asks of this process belongs to the page.
    if (network === null || !incoming || !outgoing) return next();
    // What is none of these after all, a page that says so, takes its turn then.
    const isSite = siteHosts?.find(context.req.header('host')) != null;
    const { hasOwnLimits, streamsBodies, holdsAnswers } = (!isSite && routeOf(context.req.path)) || page;
    const enter = async (gate: FairGate, release: (leave: () => void) => void) =>
      release(
        await gate.enter(network, hasLeft()).catch(async (error) => {
          await pause(requestBudget.busyMilliseconds);
          throw error;
        }),
      );
    const untilSent = (leave: () => void) => afterClose(outgoing, leave);

    let done = () => {};
    let turn: Promise<void> | null = null;
    const takeTurn = async () => {
      await enter(sending, untilSent);
      await enter(working, (leave) => {
        done = leave;
      });
      // A page is made in one piece: without this the next request would be heard when it is done, and hundreds that have come
      // together would be answered one by one in the order in which they came, with nobody's turn in between.
      await nextRound();
    };
    setTurn(() => {
      turn ??= takeTurn();
      return turn;
    });
    let received = () => {};
    let place: Promise<void> | null = null;
    let hasPlace = false as boolean;
    const takePlace = async () => {
      if (incoming.complete || !bringsMuch(incoming)) return;
      hasPlace = true;
      place ??= enter(receiving, (leave) => {
        received = leave;
      });
      await place;
    };
    setPlaceForBody(takePlace);
    setPlaceForAnswer(async (bytes) => {
      if (bytes > requestBudget.largeAnswer) await enter(large, untilSent);
    });
    try {
      if (holdsAnswers) await enter(holding, untilSent);
      if (!streamsBodies) await takePlace();
      if (!hasPlace && !hasOwnLimits && (incoming.complete || !announcesBody(incoming))) {
        turn ??= takeTurn();
        await turn;
      }
      await next();
      done();
      const { status } = context.res;
      // Its place is taken meanwhile, so that bodies which are refused come slowly.
      if (status === 429 || (hasPlace && status >= 400)) await pause(requestBudget.refusalMilliseconds);
    } finally {
      done();
      if (incoming.complete) received();
      else {
        // Who does not read it lets it come in vain.
        once(incoming, 'end').then(received, received);
        afterClose(outgoing, received);
      }
    }
  };
}

function afterClose(outgoing: ServerResponse, work: () => void): void {
  if (outgoing.closed) work();
  else once(outgoing, 'close').then(work, work);
}

function bringsMuch(incoming: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  return encoding !== undefined || Number(length ?? 0) > requestBudget.smallBody;
}
