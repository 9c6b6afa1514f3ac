import { allows, type TokenScope } from '../../domain/account/token-scopes.ts';
import type { Actor } from '../functions/kit/member.ts';
import type { TokenHolder } from '../functions/kit/token-holder.ts';

/** Who asks for something at `/mcp`. */
export interface Call {
  /** Whose tries are counted, and whose places are taken. */
  network: string;
  /** Aborted when whoever asked has left. */
  left: AbortSignal;
  /** Null for a visitor without a token. */
  member: TokenHolder | null;
}

/** The member, where their token allows this; null for everybody else, who sees what is public. */
export function actorFor({ member }: Call, scope: TokenScope): Actor | null {
  return member && allows(member.scopes, scope) ? member : null;
}
