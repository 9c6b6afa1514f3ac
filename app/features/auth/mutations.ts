import type { AuthError, User } from '@supabase/supabase-js';
import { getSupabase } from '../../lib/supabase.ts';
import type { Credentials } from './schema.ts';

/*
 * The calls of the sign-in pages. Each throws an `AuthError` with the service's own message when it is refused, or
 * whatever made the service unreachable.
 */

/** The page a password link leads to. It must be on the auth service's list of allowed addresses. */
const resetPage = () => `${location.origin}/auth/reset`;
/** Where a confirmed address and a provider come back to. */
const homePage = () => `${location.origin}/`;

/** Gives the password. Answers whether the account also asks for a code. */
export async function signIn(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.signInWithPassword(credentials);
  raise(error);
  return { needsCode: data.user?.factors?.some(({ status }) => status === 'verified') ?? false };
}

/** Gives the code an authenticator app shows. */
export async function enterCode(factorId: string, code: string): Promise<void> {
  const { auth } = await getSupabase();
  raise((await auth.mfa.challengeAndVerify({ factorId, code })).error);
}

/** Gives one of the recovery codes in place of the app's. */
export async function enterRecoveryCode(code: string): Promise<void> {
  const { auth } = await getSupabase();
  raise((await auth.mfa.recoveryCodes.verify({ code })).error);
}

/** Whether an error says that the code is wrong, so that another try makes sense. */
export function isWrongCode(error: unknown): boolean {
  return (error as Partial<AuthError>).code === 'mfa_verification_failed';
}

/** Creates an account. Answers whether the address must be confirmed before the first sign-in. */
export async function signUp(credentials: Credentials): Promise<{ needsConfirmation: boolean }> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.signUp({ ...credentials, options: { emailRedirectTo: homePage() } });
  raise(error);
  return { needsConfirmation: data.session === null };
}

/**
 * The address at which Google asks the visitor. It is tried first, because a provider that is not set up answers with
 * an error: that must be shown here and not replace the page. A redirect, which a script may not look into, is a yes.
 */
export async function findGoogleAddress(): Promise<string> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: homePage(), skipBrowserRedirect: true },
  });
  raise(error);
  const address = data.url ?? '';
  const answer = await fetch(address, { redirect: 'manual' });
  if (answer.type !== 'opaqueredirect' && !answer.ok) throw new Error(await reasonOf(answer));
  return address;
}

async function reasonOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { msg?: string; message?: string };
  return body.msg ?? body.message ?? `Google sign-in is not available (${answer.status}).`;
}

/** Sends the mail with a link to choose a new password. The answer is the same whether the account exists or not. */
export async function sendPasswordLink(email: string): Promise<void> {
  const { auth } = await getSupabase();
  raise((await auth.resetPasswordForEmail(email, { redirectTo: resetPage() })).error);
}

/** Sends the confirmation mail of a new account again. */
export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await getSupabase();
  const options = { emailRedirectTo: homePage() };
  raise((await auth.resend({ type: 'signup', email, options })).error);
}

/** What a mail with a code was about: a new account, a new password to choose, or signing in. */
export type MailCode = 'signup' | 'recovery' | 'email';

/** Gives the six digits of a mail in place of opening its link; signs in whoever it was sent to. */
export async function enterMailCode(email: string, token: string, type: MailCode): Promise<void> {
  const { auth } = await getSupabase();
  raise((await auth.verifyOtp({ email, token, type })).error);
}

/** The member whom the link in the mail has signed in; null when the link was used up or too old. */
export async function findSignedInUser(): Promise<User | null> {
  const { auth } = await getSupabase();
  return (await auth.getSession()).data.session?.user ?? null;
}

export async function changePassword(password: string): Promise<void> {
  const { auth } = await getSupabase();
  raise((await auth.updateUser({ password })).error);
}

/** Whether a sign-in was refused because the address is not confirmed yet. */
export function isUnconfirmed(error: unknown): boolean {
  const { code, message } = error as Partial<AuthError>;
  return code === 'email_not_confirmed' || message === 'Email not confirmed';
}

function raise(error: AuthError | null): void {
  if (error) throw error;
}
