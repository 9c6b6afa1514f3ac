/** Heading of the gallery and its title in a browser's tab. */
export const GALLERY_TITLE = 'Free Templates';

/** Introduction below the heading. */
export const GALLERY_INTRO =
  'High-quality, responsive website templates to use in your projects. All templates are free and ready to customize.';

/** What the licence means, once for all templates. */
export const LICENCE_TEXT =
  'Every template is under the MIT licence: use it for your own work or a client’s, change anything, publish without a credit. Only pass its LICENSE file on with the source.';

/** What the four figures on a card are. */
export const SCORES_TEXT =
  'Lighthouse figures are for performance, accessibility, best practices and SEO, measured on a phone profile; sizes are those of the heaviest page as it travels.';

/** How long notifications of the gallery stay, in milliseconds. */
export const TOAST_MS = 3000;
