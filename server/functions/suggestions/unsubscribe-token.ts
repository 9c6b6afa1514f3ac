import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../keys/same-secret.ts';

/** Whose mails about which suggestion a link ends. Without a user it is whoever suggested. */
export interface Subscription {
  suggestionId: string;
  userId: string | null;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs a link that ends mails. It works for good: a mail may be old when somebody has had enough. */
export function signUnsubscribe(signingKey: Buffer, { suggestionId, userId }: Subscription): string {
  const body = `${suggestionId}.${userId ?? ''}`;
  return `${body}.${sign(signingKey, body)}`;
}

/** What a token ends; null when it is not one of ours. */
export function readUnsubscribe(signingKey: Buffer, token: string): Subscription | null {
  const [suggestionId = '', userId = '', signature = ''] = token.split('.');
  if (!isSameSecret(signature, sign(signingKey, `${suggestionId}.${userId}`))) return null;
  if (!uuid.test(suggestionId) || (userId && !uuid.test(userId))) return null;
  return { suggestionId, userId: userId || null };
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`unsubscribe:${body}`).digest('base64url');
}
