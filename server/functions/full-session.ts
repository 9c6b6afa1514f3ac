import type { User } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';

/**
 * Whether a session has proved everything its account asks for: always without an authenticator app in force, and with
 * one only after its code was given. `token` is one that the auth service has just confirmed.
 */
export function isFullSession({ factors = [] }: Pick<User, 'factors'>, token: string): boolean {
  return !factors.some(({ status }) => status === 'verified') || decodeJwt(token).aal === 'aal2';
}
