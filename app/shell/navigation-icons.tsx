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

const ICONS = {
  'book-open-text': BookOpenText,
  bot: Bot,
  gem: Gem,
  'git-branch': GitBranch,
  house: House,
  info: Info,
  'layout-template': LayoutTemplate,
  lightbulb: Lightbulb,
  mail: Mail,
  'message-circle-question': MessageCircleQuestion,
  'panels-top-left': PanelsTopLeft,
  quote: Quote,
  rocket: Rocket,
  scale: Scale,
  'scroll-text': ScrollText,
  'shield-check': ShieldCheck,
  'user-round': UserRound,
  'users-round': UsersRound,
} satisfies Record<string, LucideIcon>;

export type NavIcon = keyof typeof ICONS;

const SHEET_ID = 'navigation-icons';
/** What the server has drawn, for a document that React has to create again. */
const DRAWN = import.meta.env.SSR ? '' : (document.getElementById(SHEET_ID)?.innerHTML ?? '');

/** The drawings that `NavigationIcon` refers to. They are in the HTML only: the bundle of every page is 1.5 kB smaller. */
export function NavigationIcons() {
  if (!import.meta.env.SSR)
    return (
      <svg
        id={SHEET_ID}
        aria-hidden="true"
        className="hidden"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing
        dangerouslySetInnerHTML={{ __html: DRAWN }}
      />
    );
  return (
    <svg id={SHEET_ID} aria-hidden="true" className="hidden">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <Icon key={name} id={`icon-${name}`} strokeWidth={1.75} />
      ))}
    </svg>
  );
}

/** An icon of the sidebar. */
export function NavigationIcon({ name }: { name: NavIcon }) {
  return (
    <svg aria-hidden="true" className="size-[1.125rem] shrink-0">
      <use href={`#icon-${name}`} width="100%" height="100%" />
    </svg>
  );
}
