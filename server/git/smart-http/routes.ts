import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from '../../http/errors.ts';
import type { GitContext } from '../context.ts';
import { visitsPerAddress } from '../limits.ts';
import { GitEndedError } from '../run.ts';
import { type Admitted, admit, type Service } from './admit.ts';
import { serve } from './serve.ts';

const actions = /^(info\/refs|git-upload-pack|git-receive-pack)$/;

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
export function gitDoor(context: GitContext): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    // Nobody reads what is said to who has left.
    const isEnded = error instanceof GitEndedError || c.req.raw.signal.aborted;
    if (isEnded) return busy(c, 'This took too long. Please try again.');
    if (error instanceof HttpError) return sayError(c, error);
    context.log.error('git_request_failed', { path: c.req.path, error: String(error) });
    return say(c, 500, 'Something went wrong on our side. Please try again.');
  });
  routes.on(['GET', 'POST'], '/:owner/:repository/:action{.+}', async (c) => {
    const visit = readVisit(c);
    if (!visit) return say(c, 404, 'There is nothing at this address.');
    const { git } = context;
    if (!git) return say(c, 503, context.unavailable);
    const network = context.networkOf(c);
    const wait = await context.take(`git:visit:${network}`, visitsPerAddress);
    if (wait > 0) return tooMany(c, wait);
    const authorization = c.req.header('authorization');
    const admitted = await admit(git.store, context.take, { ...visit, authorization, address: network });
    if ('answer' in admitted) return turnAway(c, admitted.answer);
    const { action, service } = visit;
    const answered = await serve({ context, git, c, network, ...admitted, action, service });
    return answered ?? turnAway(c, 'missing');
  });
  routes.all('*', (c) => say(c, 404, 'There is nothing at this address.'));
  return routes;
}

interface Address {
  owner: string;
  name: string;
  action: string;
  service: Service;
}

function readVisit(c: Context): Address | null {
  const { owner = '', repository = '', action = '' } = c.req.param() as Record<string, string>;
  const asked = action === 'info/refs' ? c.req.query('service') : action;
  const isRight = c.req.method === (action === 'info/refs' ? 'GET' : 'POST');
  // No text of the database holds a zero byte, so nothing has such a name.
  if (!isRight || !actions.test(action) || `${owner}${repository}`.includes('\0')) return null;
  if (asked !== 'git-upload-pack' && asked !== 'git-receive-pack') return null;
  return { owner, name: repository.replace(/\.git$/, ''), action, service: asked };
}

type Answer = Extract<Admitted, { answer: unknown }>['answer'];

function turnAway(c: Context, answer: Answer): Response {
  if (answer === 'ask' || answer === 'bad-token') {
    c.header('WWW-Authenticate', 'Basic realm="Repositories", charset="UTF-8"');
    return say(
      c,
      401,
      answer === 'ask'
        ? 'Please give your name, and an access token from your profile as the password.'
        : 'This access token is not valid, has expired, or was revoked.',
    );
  }
  if (answer === 'wait') return tooMany(c, 300);
  if (answer === 'missing') return say(c, 404, 'There is no such repository.');
  return say(
    c,
    403,
    answer === 'read-only'
      ? 'This repository is another member’s: you can clone it, and only they can push.'
      : 'This access token may read and not push. Make one that may write on your profile page.',
  );
}

function tooMany(c: Context, seconds: number): Response {
  c.header('Retry-After', String(seconds));
  return say(c, 429, `Too many requests. Try again in ${seconds} seconds.`);
}

function busy(c: Context, text: string, seconds = 5): Response {
  c.header('Retry-After', String(seconds));
  return say(c, 503, text);
}

function sayError(c: Context, { status, message, fields }: HttpError): Response {
  const { retryAfter } = fields;
  // What the gates say is about the site as a whole; here it is about repositories.
  if (typeof retryAfter === 'number') {
    return busy(c, 'Many people use repositories right now. Please try again.', retryAfter);
  }
  // The rest of what comes too slowly is not waited for.
  if (status === 408) c.header('Connection', 'close');
  return say(c, status, message);
}

function say(c: Context, status: ContentfulStatusCode, text: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.text(`${text}\n`, status);
}
