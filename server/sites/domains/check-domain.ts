import { isIP } from 'node:net';
import { getDomain } from 'tldts-icann';
import { isLoopbackName } from '../../http/loopback.ts';
import type { SitePlaces } from '../address.ts';
import { hostName } from '../serving/site-hosts.ts';

/** With `_plinth.` in front it is still a name that DNS has room for. */
const maxLength = 245;

/** A domain as it is kept, in lower case and ASCII, or why a site cannot have it, as a sentence for its field. */
export type CheckedDomain = { domain: string; fault?: undefined } | { domain?: undefined; fault: string };

/** Reads a domain as somebody types or pastes it: in any script, as an address too. */
export function checkDomain(given: string, { siteUrl, sites }: SitePlaces): CheckedDomain {
  const typed = given.trim();
  if (typed === '') return { fault: 'Please enter a domain.' };
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`);
  if (url?.username !== '' || url.password !== '')
    return { fault: 'This is no domain. Enter one such as www.example.org.' };
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    return { fault: 'A domain has no path. Enter one such as www.example.org.' };
  if (url.port !== '') return { fault: 'A domain has no port. Enter one such as www.example.org.' };
  const host = url.hostname.replace(/\.$/, '');
  if (isIP(host.replace(/^\[|\]$/g, '')) > 0)
    return { fault: 'This is an address of a machine. Enter a domain such as www.example.org.' };
  const domain = hostName(host);
  if (domain === null || !domain.includes('.') || domain.length > maxLength)
    return { fault: 'This is no domain. Enter one such as www.example.org.' };
  const main = new URL(siteUrl).hostname;
  const isOurs = [main, sites.host].some((own) => domain === own || domain.endsWith(`.${own}`));
  if (isOurs || isLoopbackName(domain))
    return { fault: 'This domain belongs to this server. Enter one that is yours.' };
  if (getDomain(domain) === null)
    return { fault: 'Everybody registers names under this one. Enter a domain that is yours.' };
  return { domain };
}
