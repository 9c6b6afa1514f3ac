import type { Context } from 'hono';
import { oneByOne, owner } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { applyProof, isVerifiable, type VerifiableType, verifiableTypes } from '../apply-proof.ts';
import { readText } from '../body.ts';
import { authError } from '../errors.ts';
import { issueAuthCode } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { type LinkFields, noticePage, questionPage } from '../link-page/view.ts';
import {
  alreadyConfirmed,
  deadLink,
  type LinkSubject,
  type Notice,
  otherFault,
  otherMailboxNext,
  questionOf,
} from '../link-page/words.ts';
import { consumeLink, type FoundLink, findLink, flowOfToken } from '../one-time-tokens.ts';
import { allowedRedirect, isSiteAddress, redirectError, withFragment, withQuery } from '../redirects.ts';
import { deviceOf, fragmentOf, openSession } from '../sessions.ts';
import { otherMailboxMessage } from './verify.ts';

/** More than the longest link that a browser sends. */
const maxFormBytes = 16 * 1024;

const confirmedMessage = 'Your email address is already confirmed. Please sign in.';

/** A link, with where it leads to. */
interface Link extends LinkFields {
  type: VerifiableType;
}

/**
 * GET /verify: the page of a mail's link, which says what its button does. Nothing is used up here, whoever opens it: scanners
 * of mails follow every link, some of them as a browser does.
 */
export function showLink(services: Services) {
  return async (c: Context) => {
    protect(c);
    const fields = readFields(services, (name) => c.req.query(name));
    try {
      const link = await readLink(services, c, fields);
      const { database, keys } = services;
      const session = oneByOne(database, owner);
      const found = await findLink(keys, session, link.token, verifiableTypes[link.type]);
      if (found?.isConfirmed) return tell(services, c, link, alreadyConfirmed, confirmedMessage);
      if (found?.state !== 'open') throw deadLinkError(found);
      const { token_type: token, relates_to: email, email: current, email_change: next } = found;
      const subject: LinkSubject = { token, type: link.type, email, current, next };
      const target = new URL(link.redirect_to);
      const isElsewhere = !isSiteAddress(services.config, target);
      allowForm(c, target);
      return c.html(
        questionPage(questionOf(subject), link, isElsewhere ? target.host || target.protocol : null),
      );
    } catch (error) {
      return refuse(services, c, fields, error);
    }
  };
}

/**
 * POST /verify/link: the button of that page. Leads on to `redirect_to` with the session in the fragment (or a code in the query,
 * when the flow began with a PKCE challenge), or with an error in words, as GET /verify of Supabase Auth does.
 */
export function followLink(services: Services) {
  return async (c: Context) => {
    protect(c);
    const form = new URLSearchParams(await readText(c.req.raw, maxFormBytes));
    const fields = readFields(services, (name) => form.get(name) ?? undefined);
    // A page of somebody else must not sign its reader in as whom it likes: it gets the question.
    if (!['same-origin', undefined].includes(c.req.header('sec-fetch-site'))) {
      return c.redirect(`/auth/v1/verify?${new URLSearchParams({ ...fields })}`, 303);
    }
    try {
      const link = await readLink(services, c, fields);
      const result = await follow(services, c, link);
      switch (result.state) {
        case 'confirmed':
          return tell(services, c, link, alreadyConfirmed, confirmedMessage);
        case 'half':
          return tell(services, c, link, otherMailboxNext, otherMailboxMessage);
        case 'code':
          return c.redirect(withQuery(link.redirect_to, { code: result.code }), 303);
        case 'session': {
          const fragment = { ...(await fragmentOf(services, result.opened)), type: link.type };
          return c.redirect(withFragment(link.redirect_to, fragment), 303);
        }
      }
    } catch (error) {
      return refuse(services, c, fields, error);
    }
  };
}

/** The page contains a token: it is not cached, framed or sent as a referrer. */
function protect(c: Context): void {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  c.header('Content-Security-Policy', pagePolicy("'none'"));
}

/** The button's form is followed to where the link leads: browsers hold the policy against redirects as well. */
function allowForm(c: Context, target: URL): void {
  const place = target.origin === 'null' ? target.protocol : target.origin;
  c.header('Content-Security-Policy', pagePolicy(`'self' ${place}`));
}

function pagePolicy(formTargets: string): string {
  return `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`;
}

function readFields({ config }: Services, read: (name: string) => string | undefined): LinkFields {
  return {
    token: read('token') ?? '',
    type: read('type') ?? '',
    redirect_to: allowedRedirect(config, read('redirect_to')),
  };
}

async function readLink(
  services: Services,
  c: Context,
  { token, type, redirect_to }: LinkFields,
): Promise<Link> {
  if (!type) throw authError('invalid', 'Verify requires a verification type');
  if (!token) throw authError('invalid', 'Verify requires a token or a token hash');
  if (!isVerifiable(type)) throw authError('invalid', 'Unsupported verification type');
  await takeTry(services, c, 'verifyLink');
  return { token, type, redirect_to };
}

async function follow(services: Services, c: Context, { token, type }: Link) {
  const { database, keys } = services;
  return database.transaction(owner, async (session) => {
    const used = await consumeLink(keys, session, token, verifiableTypes[type]);
    if (!used) {
      const found = await findLink(keys, session, token, verifiableTypes[type]);
      if (found?.isConfirmed) return { state: 'confirmed' as const };
      throw deadLinkError(found);
    }
    const proved = await applyProof(session, used, type);
    if (proved.state === 'half') return proved;
    if (flowOfToken(token) === 'pkce') {
      return { state: 'code' as const, code: await issueAuthCode(keys, session, used.flow_state_id) };
    }
    const opened = await openSession(services, session, proved.userId, 'otp', deviceOf(services, c));
    return { state: 'session' as const, opened };
  });
}

function deadLinkError(found: FoundLink | null): HttpError {
  return authError('linkExpired', undefined, { wasUsed: found?.state === 'used' });
}

/** Tells something that is no error: on the site by a page, elsewhere by the message of Supabase Auth. */
function tell(
  services: Services,
  c: Context,
  link: Link,
  notice: Notice,
  message: string,
): Response | Promise<Response> {
  const isPkce = flowOfToken(link.token) === 'pkce';
  const target = withFragment(isPkce ? withQuery(link.redirect_to, { message }) : link.redirect_to, {
    message,
  });
  if (!leadsHere(services, link)) return c.redirect(target, 303);
  return c.html(noticePage(notice, target));
}

/** Tells an error: on the site by a page that says what to do next, elsewhere in the address, as Supabase Auth does. */
function refuse(
  services: Services,
  c: Context,
  fields: LinkFields,
  error: unknown,
): Response | Promise<Response> {
  if (!(error instanceof HttpError)) throw error;
  const target = redirectError(fields.redirect_to, error, flowOfToken(fields.token));
  if (!leadsHere(services, fields)) return c.redirect(target, 303);
  const { retryAfter, wasUsed } = error.fields;
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const notice =
    error.code === 'otp_expired'
      ? deadLink(fields.type, wasUsed === true)
      : otherFault(error.code, error.message);
  return c.html(noticePage(notice, target), error.status);
}

function leadsHere({ config }: Services, { redirect_to }: LinkFields): boolean {
  return isSiteAddress(config, new URL(redirect_to));
}
