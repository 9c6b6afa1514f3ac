import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
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
 * GET /authorize: sign-in with another provider. None is configured, which a program is told as JSON and a person,
 * whose browser has left the page for this one, by a redirect back with the error in words.
 */
export function authorize(services: Services) {
  return (c: Context) => {
    const isPerson =
      c.req.header('sec-fetch-mode') === 'navigate' || c.req.header('accept')?.includes('text/html');
    if (c.req.query('skip_http_redirect') === 'true' || !isPerson) throw authError('providerDisabled');
    const name = names[c.req.query('provider') ?? ''] ?? 'this provider';
    const error = authError('providerDisabled', `Sign-in with ${name} is not set up on this site.`);
    const flow = c.req.query('code_challenge') ? 'pkce' : 'implicit';
    return c.redirect(redirectError(redirectOf(services.config, c), error, flow), 303);
  };
}
