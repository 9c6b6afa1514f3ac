/** A page that is always there, open to anyone and found by search engines. */
export type PublicPage = {
  path: string;
  /** Its heading, as the share card shows it. */
  title: string;
  /** One line about it on the share card. */
  line: string;
};

/**
 * The public pages that do not come from the catalogue, the blog or the database: the sitemap lists them, each gets a
 * share card, and the benchmark measures them.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Free website templates, put on show',
    line: 'Full source, MIT licence, measured before they are published.',
  },
  { path: '/templates', title: 'Free Templates', line: 'Look at them live, then take the whole source.' },
  {
    path: '/premium',
    title: 'Premium Source Code',
    line: 'Whole website projects with source, tests and licence.',
  },
  { path: '/community', title: 'Community', line: 'Websites that members share, with their source.' },
  { path: '/testimonials', title: 'Testimonials', line: 'What people say, star by star. Nothing is picked.' },
  {
    path: '/make-my-site',
    title: 'Make My Site',
    line: 'Say which website should exist, and vote for others.',
  },
  { path: '/git-store', title: 'Git Store', line: 'Repositories to read here, or to clone with git.' },
  {
    path: '/ai-temp-build',
    title: 'AI Builder',
    line: 'A website from a description, in three files.',
  },
  {
    path: '/our-websites',
    title: 'Our Websites & Tools',
    line: 'Eight small tools that run in your browser.',
  },
  { path: '/blog', title: 'Our Blog', line: 'Long, practical articles about building websites.' },
  {
    path: '/deploy-guide',
    title: 'Deploy Guide',
    line: 'From a downloaded folder to a live site, in four steps.',
  },
  { path: '/about', title: 'About Us', line: 'Who puts these works on show, and how they are measured.' },
  { path: '/faq', title: 'Frequently Asked Questions', line: 'Short answers about free templates.' },
  { path: '/contact', title: 'Contact Us', line: 'Questions, bug reports and ideas.' },
  { path: '/legal', title: 'Legal Information', line: 'Who is responsible, and what belongs to whom.' },
  { path: '/privacy', title: 'Privacy Policy', line: 'What is stored, where, and for how long.' },
  { path: '/terms', title: 'Terms & Conditions', line: 'The rules, in words one can read.' },
];
