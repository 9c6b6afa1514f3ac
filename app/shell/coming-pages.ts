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
const SHARE = { to: '/community', label: 'Share a website' };

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
  'make-my-site': {
    title: 'Make My Site',
    text: 'A board where anyone can propose a website that should exist as a template. Suggestions are public, and the ones many people want are the ones that get made first.',
    offers: [
      'Propose a website in a few sentences',
      'See what others have asked for',
      'Hear when yours is made',
    ],
    link: SHARE,
  },
  testimonials: {
    title: 'Testimonials',
    text: 'What people say after using a template, with their name and one to five stars. It stays empty until someone has really said something.',
    offers: ['Read reviews by people who used a template', 'Leave your own'],
    link: COMMUNITY,
  },
  'ai-temp-build': {
    title: 'AI Builder',
    text: 'Describe a website in your own words and get three files back: HTML, CSS and JavaScript. Run the result in a new tab, ask for changes to one file at a time, and take it with you.',
    offers: ['A page from a description', 'Regenerate one file with a note', 'Copy, download or run'],
    link: COMMUNITY,
  },
};
