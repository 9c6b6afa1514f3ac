/** What the board tells people, where more than one place says it. */
export const LOAD_FAILED = { title: 'Error', description: 'Failed to load suggestions.' } as const;
export const SUBMITTED = {
  title: 'Suggestion Submitted!',
  description: "Thank you for your suggestion. We'll review it and get back to you soon.",
} as const;
export const SUBMIT_FAILED = {
  title: 'Submission Failed',
  description: 'There was an error submitting your suggestion. Please try again.',
} as const;
export const COMMENT_FAILED = {
  title: 'Comment not published',
  description: 'There was an error publishing your comment. Please try again.',
} as const;
export const VOTE_FAILED = 'Your vote was not counted';
export { MISSING } from './schema.ts';
