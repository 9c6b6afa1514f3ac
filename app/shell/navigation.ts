import type { LucideIcon } from 'lucide-react';
import BookOpenText from 'lucide-react/icons/book-open-text';
import Bot from 'lucide-react/icons/bot';
import Gem from 'lucide-react/icons/gem';
import GitBranch from 'lucide-react/icons/git-branch';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Mail from 'lucide-react/icons/mail';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import Quote from 'lucide-react/icons/quote';
import Rocket from 'lucide-react/icons/rocket';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';

export type NavLink = {
  to: string;
  title: string;
  icon: LucideIcon;
  /** Addresses elsewhere that belong under this link. */
  also?: string;
};

/** The sidebar's main links, the same for everyone. */
export const MAIN_LINKS: NavLink[] = [
  { to: '/', title: 'Home', icon: House },
  { to: '/profile', title: 'Profile', icon: UserRound },
  { to: '/templates', title: 'Website UIs (Free)', icon: LayoutTemplate, also: '/template' },
  { to: '/premium', title: 'Premium Source Code', icon: Gem },
  { to: '/git-store', title: 'Git Store', icon: GitBranch },
  { to: '/community', title: 'Community', icon: UsersRound, also: '/project' },
  { to: '/make-my-site', title: 'Make My Site', icon: Lightbulb },
  { to: '/testimonials', title: 'Testimonials', icon: Quote },
  { to: '/ai-temp-build', title: 'AI Builder', icon: Bot },
  { to: '/deploy-guide', title: 'Deploy Guide', icon: Rocket },
  { to: '/our-websites', title: 'Our Websites', icon: PanelsTopLeft },
  { to: '/about', title: 'About Us', icon: Info },
  { to: '/blog', title: 'Blog', icon: BookOpenText },
];

/** The section titled 'Legal Pages'. */
export const LEGAL_LINKS: NavLink[] = [
  { to: '/contact', title: 'Contact Us', icon: Mail },
  { to: '/legal', title: 'Legal', icon: Scale },
  { to: '/privacy', title: 'Privacy Policy', icon: ShieldCheck },
  { to: '/terms', title: 'Terms & Conditions', icon: ScrollText },
  { to: '/faq', title: 'FAQ', icon: MessageCircleQuestion },
];

/** Whether `pathname` is the link's page or lies below it. Home matches exactly. */
export function isActive(link: Pick<NavLink, 'to' | 'also'>, pathname: string): boolean {
  const isUnder = (base: string) => pathname === base || pathname.startsWith(`${base}/`);
  if (link.to === '/') return pathname === '/';
  return isUnder(link.to) || (link.also !== undefined && isUnder(link.also));
}
