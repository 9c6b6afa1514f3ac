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

const GIT_STORE: ComingPage = {
  title: 'Git Store',
  text: 'A place for small code repositories: keep your own private, or publish them for others to read and download. The viewer shows every file in the browser.',
  offers: ['Private and public repositories', 'File viewer', 'Download as text or zip'],
  link: SHARE,
};

/** By route pattern, as in routes.ts. */
export const COMING_PAGES: Record<string, ComingPage> = {
  'git-store': GIT_STORE,
  'git-store/repo/:repoName': GIT_STORE,
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
