import { requestFunction, sessionToken } from '../../lib/call-function.ts';

/** What a program that shows a code asks for. */
export interface Wanted {
  code: string;
  /** What its computer calls itself: anybody's words. */
  host: string;
  scopes: string[];
  /** Days that it may do so. */
  token_days: number;
}

/** What access tokens allow, in the words of the question. Scopes that are in another one are not named. */
export function meaningsOf(scopes: readonly string[]): string[] {
  const meanings: Record<string, string> = {
    'site:read': 'See your sites and what was published to them',
    'site:write': 'See and publish your sites, replace what is on them, and roll them back',
  };
  const isIncluded = (scope: string) =>
    scope.endsWith(':read') && scopes.includes(scope.replace(/:read$/, ':write'));
  return scopes.filter((scope) => !isIncluded(scope)).map((scope) => meanings[scope] ?? scope);
}

/** What waits under a code. Rejects in the server's words where nothing does. */
export async function findWanted(code: string): Promise<Wanted> {
  const accessToken = await sessionToken();
  const answer = await requestFunction('device/find', {
    method: 'POST',
    body: { code },
    accessToken,
    repeatable: true,
  });
  return (await answer.json()) as Wanted;
}

/** Allows a program what it asks for, or refuses it. */
export async function decide(code: string, allow: boolean): Promise<void> {
  const accessToken = await sessionToken();
  await requestFunction('device/decide', { method: 'POST', body: { code, allow }, accessToken });
}
