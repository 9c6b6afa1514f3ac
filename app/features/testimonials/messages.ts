/** Words of the specification, with the toast's title first. */
export const LOAD_FAILED = { title: 'Error', description: 'Failed to load testimonials.' };
export const MISSING = {
  title: 'Missing Information',
  description: 'Please fill in all fields before submitting.',
};
export const PUBLISHED = {
  title: 'Testimonial Submitted!',
  description: 'Thank you for your feedback. Your testimonial has been published.',
};
export const SUBMIT_FAILED = {
  title: 'Submission Failed',
  description: 'There was an error submitting your testimonial. Please try again.',
};

export const INTRO =
  'What people say about the templates and this site. Anyone can write one; nobody here edits or chooses them.';
