import {
  BookOpenText,
  Bot,
  Gem,
  GitBranch,
  House,
  Info,
  LayoutTemplate,
  Lightbulb,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  PanelsTopLeft,
  Quote,
  Rocket,
  Scale,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';

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
