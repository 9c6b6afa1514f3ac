import type { FormAnswer } from '../../lib/form-answer.ts';

/** What the suggestions function answers. */
export type BoardAnswer = FormAnswer & {
  /** Where the suggestion is to be seen. */
  path?: string;
  voted?: boolean | string[];
  votes?: number;
};
