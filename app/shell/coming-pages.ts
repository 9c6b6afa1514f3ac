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

const PREMIUM: ComingPage = {
  title: 'Premium Source Code',
  text: 'Complete website projects with source files and documentation, bought once and kept. Each will have a working demo, so that you know what you get before you pay.',
  offers: ['Working demo before you buy', 'Source and documentation', 'One-time purchase in Indian rupees'],
  link: COMMUNITY,
};

/** By route pattern, as in routes.ts. */
export const COMING_PAGES: Record<string, ComingPage> = {
  premium: PREMIUM,
  'premium/:slug': PREMIUM,
  'premium/:slug/purchase': {
    ...PREMIUM,
    title: 'Complete Your Purchase',
    text: 'Orders are paid and downloaded on this page. Nothing is for sale yet, so nothing can be charged here.',
  },
  'premium/:slug/success': {
    ...PREMIUM,
    title: 'Your order',
    text: 'After a purchase this page shows the order and its download. Nothing is for sale yet, so there is no order to show.',
  },
  'ai-temp-build': {
    title: 'AI Builder',
    text: 'Describe a website in your own words and get three files back: HTML, CSS and JavaScript. Run the result in a new tab, ask for changes to one file at a time, and take it with you.',
    offers: ['A page from a description', 'Regenerate one file with a note', 'Copy, download or run'],
    link: COMMUNITY,
  },
};
