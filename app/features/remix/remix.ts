import { requestFunction, sessionToken } from '../../lib/call-function.ts';

/** Something that others may copy: a project of Community by its id, a site by its name. */
export type Remixable = { project: string } | { site: string };

export type MadeRepository = { id: string; owner: string; slug: string; name: string };

/** Copies something into a new repository of the member who is signed in. Rejects with the server's words. */
export async function remix(what: Remixable): Promise<MadeRepository> {
  const accessToken = await sessionToken();
  // Made twice it is two repositories.
  const answer = await requestFunction('remix', {
    method: 'POST',
    body: what,
    accessToken,
    repeatable: false,
  });
  return ((await answer.json()) as { repository: MadeRepository }).repository;
}
