import type { Context } from 'hono';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { readChallenge } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { beginProviderFlow } from '../oidc/begin.ts';
import { openProvider } from '../oidc/providers.ts';
import { redirectError, redirectOf } from '../redirects.ts';

const names: Record<string, string> = {
  apple: 'Apple',
  azure: 'Microsoft',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
};

/**
 * GET /authorize: sign-in with a provider. Leads on to it; a program that asks with `skip_http_redirect` is told this address
 * without that word, so that the flow is bound to the browser which opens it, wherever that is. What goes wrong a program is told as JSON, and a person, whose browser has left the page for this one, by a
 * redirect back with the error in words.
 */
export function authorize(services: Services) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    const isProgram = c.req.query('skip_http_redirect') === 'true';
    try {
      await takeTry(services, c, 'authorize');
      if (isProgram) return c.json({ url: await addressToOpen(services, c) });
      return c.redirect(await beginProviderFlow(services, c), 302);
    } catch (error) {
      if (!(error instanceof HttpError) || isProgram || !isPerson(c)) throw error;
      const flow = c.req.query('code_challenge') ? 'pkce' : 'implicit';
      return c.redirect(redirectError(redirectOf(services.config, c), inWords(c, error), flow), 303);
    }
  };
}

async function addressToOpen(services: Services, c: Context): Promise<string> {
  const query = c.req.query();
  await openProvider(services, query.provider ?? '');
  readChallenge(query);
  const { skip_http_redirect: _, ...rest } = query;
  return `${services.config.siteUrl}/auth/v1/authorize?${new URLSearchParams(rest)}`;
}

function isPerson(c: Context): boolean {
  return (
    c.req.header('sec-fetch-mode') === 'navigate' || c.req.header('accept')?.includes('text/html') === true
  );
}

function inWords(c: Context, error: HttpError): HttpError {
  if (!error.message.startsWith('Unsupported provider')) return error;
  const name = names[c.req.query('provider') ?? ''] ?? 'this provider';
  return authError('providerDisabled', `Sign-in with ${name} is not set up on this site.`);
}
