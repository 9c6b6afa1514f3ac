/** What a page whose content is still being made says about itself. */
export type ComingPage = {
  /** The page's heading, final. */
  title: string;
  /** Two or three sentences about what will be here. */
  text: string;
  /** Single things the page will offer. */
  offers: string[];
  /** Something that works today and serves a similar wish. */
  link: { to: string; label: string };
};

const COMMUNITY = { to: '/community', label: 'Browse community websites' };

/** By route pattern, as in routes.ts. */
export const COMING_PAGES: Record<string, ComingPage> = {
  'ai-temp-build': {
    title: 'AI Builder',
    text: 'Describe a website in your own words and get three files back: HTML, CSS and JavaScript. Run the result in a new tab, ask for changes to one file at a time, and take it with you.',
    offers: ['A page from a description', 'Regenerate one file with a note', 'Copy, download or run'],
    link: COMMUNITY,
  },
};
