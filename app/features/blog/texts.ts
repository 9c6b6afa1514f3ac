export const BLOG_TITLE = 'Our Blog';
export const BLOG_INTRO =
  'Long, practical articles about building websites: how they are found, how a template becomes your own, and how it goes live. Every code sample has been run or validated.';
