import type { SignInProps } from '../sections/sign-in';

/** Words and pictures of the invented workshop. */
export const signInSample: SignInProps = {
  title: 'Sign in',
  lead: 'For orders, course bookings and your shelf in the workshop.',
  action: '/sign-in',
  forgotten: { label: 'Forgot your password?', href: '#forgotten' },
  words: { email: 'E-mail', password: 'Password', remember: 'Keep me signed in', send: 'Sign in' },
};
