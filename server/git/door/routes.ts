import { type Context, Hono } from 'hono';
import { addressBlock } from '../../http/client-address.ts';
import { requestBody } from '../../storage/uploads/request-body.ts';
import type { GitDesk } from '../desk.ts';
import { visitsPerAddress } from '../limits.ts';
import { isAsFound } from '../store.ts';
import { type Admitted, admit, type Service } from './admit.ts';
import { answerByGit, TooLargeError } from './cgi.ts';
import { answerHook } from './receive.ts';

const actions = /^(info\/refs|git-upload-pack|git-receive-pack)$/;
/** Of one push: a repository's whole history, and what the protocol adds. */
const mostPushed = 50 * 1024 * 1024;
/** Of a request to fetch: what a client says it has. */
const mostAsked = 4 * 1024 * 1024;

/**
 * The door for git clients, mounted at /git:
 *
 *     {owner}/{repository}.git/info/refs?service=git-upload-pack | git-receive-pack
 *     {owner}/{repository}.git/git-upload-pack      fetch and clone
 *     {owner}/{repository}.git/git-receive-pack     push
 *
 * The name and the token are given as Basic authentication; public repositories are read without. Errors are plain
 * text, which git shows to whom it works for.
 */
export function gitDoor(desk: GitDesk): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    if (error instanceof TooLargeError)
      return say(context, 413, 'This push is too large: 48 MB are the most.');
    desk.log.error('a git request failed', { path: context.req.path, error: String(error) });
    return say(context, 500, 'Something went wrong on our side. Please try again.');
  });
  routes.on(['GET', 'POST'], '/:owner/:repository/:action{.+}', async (context) => {
    const visit = readVisit(context);
    if (!visit) return say(context, 404, 'There is nothing at this address.');
    if (!desk.git) return say(context, 503, desk.unavailable);
    const address = addressBlock(desk.addressOf(context));
    const wait = await desk.take(`git:visit:${address}`, visitsPerAddress);
    if (wait > 0) return tooMany(context, wait);
    const authorization = context.req.header('authorization');
    const admitted = await admit(desk.git.store, desk.take, { ...visit, authorization, address });
    return 'answer' in admitted ? turnAway(context, admitted.answer) : serve(desk, context, visit, admitted);
  });
  routes.all('*', (context) => say(context, 404, 'There is nothing at this address.'));
  return routes;
}

interface Address {
  owner: string;
  name: string;
  action: string;
  service: Service;
}

function readVisit(context: Context): Address | null {
  const { owner = '', repository = '', action = '' } = context.req.param() as Record<string, string>;
  const asked = action === 'info/refs' ? context.req.query('service') : action;
  const isRight = context.req.method === (action === 'info/refs' ? 'GET' : 'POST');
  // No text of the database holds a zero byte, so nothing has such a name.
  if (!isRight || !actions.test(action) || `${owner}${repository}`.includes('\0')) return null;
  if (asked !== 'git-upload-pack' && asked !== 'git-receive-pack') return null;
  return { owner, name: repository.replace(/\.git$/, ''), action, service: asked };
}

async function serve(
  desk: GitDesk,
  context: Context,
  { action, service }: Address,
  { repository, userId }: Extract<Admitted, { repository: unknown }>,
): Promise<Response> {
  const { git, log } = desk;
  const free = await desk.places.take();
  if (!git || !free) return say(context, 503, 'Many people use repositories right now. Please try again.');
  let clean = async () => {};
  try {
    const state = await git.open(repository.id);
    // Deleted or hidden since it was looked up.
    if (!state || !isAsFound(state.repository, repository)) {
      free();
      return turnAway(context, 'missing');
    }
    const pushes = service === 'git-receive-pack';
    const workspace = pushes ? await git.cache.workOn(state) : null;
    if (workspace) clean = () => workspace.remove();
    const directory = workspace?.directory ?? git.cache.directoryOf(repository.id);
    let answered: Promise<unknown> = Promise.resolve();
    const response = await answerByGit({
      directory,
      action,
      request: context.req.raw,
      body: requestBody(context),
      remoteUser: pushes ? userId : null,
      maxBytes: pushes ? mostPushed : mostAsked,
      withHook: (channel) => {
        answered = answerHook(channel, log, async ({ quarantine, wishes }) => {
          const objects = `${directory}/objects`;
          const environment: Record<string, string> = quarantine
            ? { GIT_OBJECT_DIRECTORY: quarantine, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects }
            : {};
          await git.receive(state, { directory, environment }, wishes, repository.user_id);
        }).catch((error) => log.error('a push was cut off', { error: String(error) }));
      },
      whenEnded: () => {
        free();
        void answered.then(clean);
      },
    });
    return response;
  } catch (error) {
    free();
    await clean();
    throw error;
  }
}

type Answer = Extract<Admitted, { answer: unknown }>['answer'];

function turnAway(context: Context, answer: Answer): Response {
  if (answer === 'ask' || answer === 'bad-token') {
    context.header('WWW-Authenticate', 'Basic realm="Repositories", charset="UTF-8"');
    return say(
      context,
      401,
      answer === 'ask'
        ? 'Please give your name, and an access token from your profile as the password.'
        : 'This access token is not valid, has expired, or was revoked.',
    );
  }
  if (answer === 'wait') return tooMany(context, 300);
  if (answer === 'missing') return say(context, 404, 'There is no such repository.');
  return say(
    context,
    403,
    answer === 'read-only'
      ? 'This repository is another member’s: you can clone it, and only they can push.'
      : 'This access token may read and not push. Make one that may write on your profile page.',
  );
}

function tooMany(context: Context, seconds: number): Response {
  context.header('Retry-After', String(seconds));
  return say(context, 429, `Too many requests. Try again in ${seconds} seconds.`);
}

function say(context: Context, status: 401 | 403 | 404 | 413 | 429 | 500 | 503, text: string): Response {
  context.header('Cache-Control', 'no-store');
  return context.text(`${text}\n`, status);
}
