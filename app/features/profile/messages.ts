import { signInPath } from '../../lib/next-page.ts';

/** What the profile says when something has happened or went wrong. */
export const LOAD_FAILED = 'Failed to load profile. Please refresh and try again.';
export const SAVED = { title: 'Profile Updated', description: 'Profile Saved Successfully' };
export const UPDATE_FAILED = 'Failed to update profile. Please try again.';
export const SAVE_FAILED = {
  title: 'Save Failed',
  description: 'Failed to save profile. Please try again.',
};
export const SAVE_OFFLINE = {
  title: SAVE_FAILED.title,
  description: 'You are offline. Your changes are kept here: save them when you are connected again.',
};
export const SIGN_IN_FIRST = {
  title: 'Authentication Required',
  description: 'Please sign in to save your profile.',
};
/** Where to sign in and come back. */
export const SIGN_IN_HREF = signInPath('/profile');
