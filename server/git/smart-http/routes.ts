import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { addressBlock } from '../../http/client-address.ts';
import { HttpError } from '../../http/errors.ts';
import type { GitDesk } from '../desk.ts';
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
export function gitDoor(desk: GitDesk): Hono {
  const routes = new Hono();
  routes.onError((error, context) => {
    // Nobody reads what is said to who has left.
    const isEnded = error instanceof GitEndedError || context.req.raw.signal.aborted;
    if (isEnded) return busy(context, 'This took too long. Please try again.');
    if (error instanceof HttpError) return sayError(context, error);
    desk.log.error('git_request_failed', { path: context.req.path, error: String(error) });
    return say(context, 500, 'Something went wrong on our side. Please try again.');
  });
  routes.on(['GET', 'POST'], '/:owner/:repository/:action{.+}', async (context) => {
    const visit = readVisit(context);
    if (!visit) return say(context, 404, 'There is nothing at this address.');
    const { git } = desk;
    if (!git) return say(context, 503, desk.unavailable);
    const network = addressBlock(desk.addressOf(context));
    const wait = await desk.take(`git:visit:${network}`, visitsPerAddress);
    if (wait > 0) return tooMany(context, wait);
    const authorization = context.req.header('authorization');
    const admitted = await admit(git.store, desk.take, { ...visit, authorization, address: network });
    if ('answer' in admitted) return turnAway(context, admitted.answer);
    const { action, service } = visit;
    const answered = await serve({ desk, git, context, network, ...admitted, action, service });
    return answered ?? turnAway(context, 'missing');
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

function busy(context: Context, text: string, seconds = 5): Response {
  context.header('Retry-After', String(seconds));
  return say(context, 503, text);
}

function sayError(context: Context, { status, message, fields }: HttpError): Response {
  const { retryAfter } = fields;
  // What the gates say is about the site as a whole; here it is about repositories.
  if (typeof retryAfter === 'number') {
    return busy(context, 'Many people use repositories right now. Please try again.', retryAfter);
  }
  // The rest of what comes too slowly is not waited for.
  if (status === 408) context.header('Connection', 'close');
  return say(context, status, message);
}

function say(context: Context, status: ContentfulStatusCode, text: string): Response {
  context.header('Cache-Control', 'no-store');
  return context.text(`${text}\n`, status);
}
