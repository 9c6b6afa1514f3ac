import type { NavIcon } from './navigation-icons.tsx';

export type NavLink = {
  to: string;
  title: string;
  /** A name in `navigation-icons.tsx`. */
  icon: NavIcon;
  /** Addresses elsewhere that belong under this link. */
  also?: string;
};

/** The sidebar's main links, the same for everyone. */
export const MAIN_LINKS: NavLink[] = [
  { to: '/', title: 'Home', icon: 'house' },
  { to: '/profile', title: 'Profile', icon: 'user-round' },
  { to: '/templates', title: 'Website UIs (Free)', icon: 'layout-template', also: '/template' },
  { to: '/premium', title: 'Premium Source Code', icon: 'gem' },
  { to: '/git-store', title: 'Git Store', icon: 'git-branch' },
  { to: '/community', title: 'Community', icon: 'users-round', also: '/project' },
  { to: '/make-my-site', title: 'Make My Site', icon: 'lightbulb' },
  { to: '/testimonials', title: 'Testimonials', icon: 'quote' },
  { to: '/ai-temp-build', title: 'AI Builder', icon: 'bot' },
  { to: '/deploy-guide', title: 'Deploy Guide', icon: 'rocket' },
  { to: '/our-websites', title: 'Our Websites', icon: 'panels-top-left' },
  { to: '/about', title: 'About Us', icon: 'info' },
  { to: '/blog', title: 'Blog', icon: 'book-open-text' },
];

/** The section titled 'Legal Pages'. */
export const LEGAL_LINKS: NavLink[] = [
  { to: '/contact', title: 'Contact Us', icon: 'mail' },
  { to: '/legal', title: 'Legal', icon: 'scale' },
  { to: '/privacy', title: 'Privacy Policy', icon: 'shield-check' },
  { to: '/terms', title: 'Terms & Conditions', icon: 'scroll-text' },
  { to: '/faq', title: 'FAQ', icon: 'message-circle-question' },
];

/** Whether `pathname` is the link's page or lies below it. Home matches exactly. */
export function isActive(link: Pick<NavLink, 'to' | 'also'>, pathname: string): boolean {
  const isUnder = (base: string) => pathname === base || pathname.startsWith(`${base}/`);
  if (link.to === '/') return pathname === '/';
  return isUnder(link.to) || (link.also !== undefined && isUnder(link.also));
}
