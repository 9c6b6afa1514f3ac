import type { Context } from 'hono';
import { pacedStream } from '../../budgets/paced-stream.ts';
import { HttpError } from '../../http/errors.ts';
import type { GitContext } from '../context.ts';
import type { Repositories } from '../repositories.ts';
import type { Place } from '../run.ts';
import { joinSignals } from '../signals.ts';
import type { Spool } from '../spool.ts';
import { isAsFound, type Repository } from '../store.ts';
import type { Service } from './admit.ts';
import { takeBody } from './body.ts';
import { answerByGit, type Running } from './cgi.ts';
import { answerHook } from './receive.ts';

/** A request that was let in. */
export interface Exchange {
  context: GitContext;
  git: Repositories;
  c: Context;
  /** Whose places are taken: the visitor's network. */
  network: string;
  repository: Repository;
  userId: string | null;
  /** Behind the repository's address. */
  action: string;
  service: Service;
}

/**
 * Answers a git client, in three steps that keep each other's places free: the body is taken in, git works on it as fast as
 * it can, the client reads what git has said. Null when the repository is not there any more. Throws HttpErrors, and a
 * GitEndedError when git needed too long.
 */
export async function serve(exchange: Exchange): Promise<Response | null> {
  const { context, network, c } = exchange;
  const { gates } = context;
  const { signal } = c.req.raw;
  const body = c.req.method === 'POST' ? await takeIn(exchange) : null;
  const leave = await gates.answer(network, signal).catch(async (error) => {
    await body?.discard();
    throw error;
  });
  const answer = gates.room.spool(network);
  const forget = () => {
    signal.removeEventListener('abort', forget);
    leave();
    answer.discard().catch((error) => context.log.error('git_spool_left', { error: String(error) }));
  };
  signal.addEventListener('abort', forget, { once: true });
  try {
    const running = await begin(exchange, body, answer);
    if (!running) {
      forget();
      return null;
    }
    const { status, headers } = await running.head;
    const { taking } = gates.budget;
    return new Response(pacedStream(answer.read(), { context: c, taking, forget }), { status, headers });
  } catch (error) {
    forget();
    throw error;
  }
}

function takeIn({ context, c, network, service }: Exchange): Promise<Spool> {
  const { pushedBytes, askedBytes } = context.gates.budget;
  const [maxBytes, words] =
    service === 'git-receive-pack'
      ? [pushedBytes, 'This push is too large: 48 MB are the most.']
      : [askedBytes, 'This request is too large: 4 MB are the most.'];
  return takeBody(context.gates, c, network, {
    maxBytes,
    tooLarge: new HttpError(413, 'too_large', words),
  });
}

/** Lets git begin, in a place that is given back when it has ended. Null when the repository is not there any more. */
async function begin(exchange: Exchange, body: Spool | null, answer: Spool): Promise<Running | null> {
  const { context, git, c, network, repository, service, action, userId } = exchange;
  const { gates } = context;
  const { budget } = gates;
  const isPush = service === 'git-receive-pack';
  const working = joinSignals(c.req.raw.signal, git.stopping);
  const undo: (() => unknown)[] = [working.release, () => body?.discard()];
  const clean = async () => {
    // Whatever fails to be removed, the place is given back.
    for (const step of undo.reverse()) {
      try {
        await step();
      } catch (error) {
        context.log.error('git_work_directory_left', { error: String(error) });
      }
    }
  };
  try {
    undo.push(await gates.transfer(network, working.signal));
    const state = await git.open(repository.id);
    // Deleted or hidden since it was looked up.
    if (!state || !isAsFound(state.repository, repository)) {
      await clean();
      return null;
    }
    const workspace = isPush ? await git.cache.workOn(state) : null;
    if (workspace) undo.push(() => workspace.remove());
    const directory = workspace?.directory ?? git.cache.directoryOf(repository.id);
    let answered: Promise<unknown> = Promise.resolve();
    const running = await answerByGit({
      directory,
      action,
      request: c.req.raw,
      body,
      answer,
      maxBytes: budget.answeredBytes,
      remoteUser: isPush ? userId : null,
      milliseconds: isPush ? budget.pushMilliseconds : budget.fetchMilliseconds,
      signal: working.signal,
      withHook: (channel) => {
        if (!workspace) return void channel.destroy();
        answered = answerHook(channel, context.log, ({ quarantine, updates }) =>
          git.receive(
            state,
            placeOf(directory, quarantine, working.signal, budget.storeMilliseconds),
            updates,
            repository.user_id,
          ),
        ).catch((error) => context.log.error('git_push_aborted', { error: String(error) }));
      },
    });
    void running.ended.then(async () => {
      // What still looks at the push does so for nobody.
      working.abort();
      await answered;
      await clean();
    });
    return running;
  } catch (error) {
    await clean();
    throw error;
  }
}

/** Where the objects of a push wait. */
function placeOf(directory: string, quarantine: string, signal: AbortSignal, milliseconds: number): Place {
  const objects = `${directory}/objects`;
  const environment = { GIT_OBJECT_DIRECTORY: quarantine, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects };
  return { directory, signal, milliseconds, ...(quarantine ? { environment } : {}) };
}
