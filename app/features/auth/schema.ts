import { z } from 'zod/mini';

/** Shortest password an account may have; the auth service enforces the same number. */
export const MIN_PASSWORD_LENGTH = 6;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.email('Please enter a valid email address'),
  );

const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.minLength(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`),
  );

/** Signing in: an old, shorter password must still be accepted, so only its presence is checked. */
export const signInSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Password is required')),
});

export const signUpSchema = z.object({ email, password: newPassword });

/** Asking for a mail with a link. */
export const emailSchema = z.object({ email });

/** Choosing a new password. */
export const newPasswordSchema = z.object({ password: newPassword });

export type Credentials = z.infer<typeof signUpSchema>;
export type EmailRequest = z.infer<typeof emailSchema>;
export type NewPassword = z.infer<typeof newPasswordSchema>;
