import { signInPath } from '../../lib/next-page.ts';

/** What Community tells people, where more than one place says it. */
export const LOGIN_REQUIRED = 'You must be logged in to upload projects. Please sign in first.';
export const SESSION_ENDED =
  'Your session has ended. Please sign in again, then upload once more. Everything you entered is still here.';
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';
export const LOAD_FAILED = 'Error loading projects. Please try again later.';
/** Where to sign in and come back to the upload form. */
/** Where the form is. */
export const UPLOAD_TAB = '/community?tab=upload';
export const SIGN_IN_HREF = signInPath(UPLOAD_TAB);
