import { createHash } from 'node:crypto';
import type { TakeTry } from '../../functions/kit/limits.ts';
import { bearerToken } from '../../keys/bearer-token.ts';
import { refusedTokens } from '../limits.ts';
import type { GitStore, Repository } from '../store.ts';

/** What a git client asks to do. */
export type Service = 'git-upload-pack' | 'git-receive-pack';

export type Admitted =
  | { repository: Repository; userId: string | null }
  | { answer: 'ask' | 'missing' | 'read-only' | 'wrong-scope' | 'bad-token' | 'wait' };

export interface Visit {
  owner: string;
  name: string;
  service: Service;
  authorization: string | undefined;
  /** Whom failed tokens are counted against. */
  address: string;
}

/**
 * Decides who may do what with a repository. One that is private, or that there is not, gives one and the same answer
 * to everybody who may not see it: asked without a token 'ask', with one 'missing'.
 */
export async function admit(store: GitStore, take: TakeTry, visit: Visit): Promise<Admitted> {
  const token = tokenOf(visit.authorization);
  const hash = token === null ? null : createHash('sha256').update(token).digest('hex');
  const { repository, user_id, scopes } = await store.admit(visit.owner, visit.name, hash);
  if (token !== null && !user_id) {
    const wait = await take(`git:token:${visit.address}`, refusedTokens);
    return { answer: wait > 0 ? 'wait' : 'bad-token' };
  }
  const writes = visit.service === 'git-receive-pack';
  if (!user_id) return repository && !writes ? { repository, userId: null } : { answer: 'ask' };
  if (!repository) return { answer: 'missing' };
  // A token that reads nothing of its owner's does not show that there is something, either.
  const mayRead = scopes?.some((scope) => scope === 'repo:read' || scope === 'repo:write');
  if (repository.is_private && !mayRead) return { answer: 'missing' };
  if (!writes) return { repository, userId: user_id };
  if (repository.user_id !== user_id) return { answer: 'read-only' };
  return scopes?.includes('repo:write') ? { repository, userId: user_id } : { answer: 'wrong-scope' };
}

/** The password of Basic authentication, or a bearer token: either is what git clients send. Any user name will do. */
function tokenOf(authorization: string | undefined): string | null {
  const bearer = bearerToken(authorization);
  if (bearer) return bearer;
  const value = /^Basic\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!value) return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  const [user = '', ...rest] = pair.split(':');
  return rest.join(':') || user;
}
