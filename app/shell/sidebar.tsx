import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { BRAND } from '../../domain/site/seo.ts';
import { iconButtonClass } from '../ui/icon-button-class.ts';
import { LogoMark } from './logo.tsx';
import { isActive, LEGAL_LINKS, MAIN_LINKS, type NavLink } from './navigation.ts';
import { NavigationIcon, NavigationIcons } from './navigation-icons.tsx';

/**
 * The site's navigation. From 768 px up it stands beside the content (16rem, or 3rem with icons only, as it begins below
 * 1024 px); below 768 px, the same element is a popover that slides in (18rem), which the browser opens and closes even
 * without JavaScript.
 */
export function Sidebar() {
  const { pathname } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useSlidingUnderline(ref, pathname);

  // Only a change of page closes it: it may have been opened before React took over the page.
  const shownFor = useRef(pathname);
  useEffect(() => {
    if (shownFor.current === pathname) return;
    shownFor.current = pathname;
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, [pathname]);

  return (
    <div id="sidebar" ref={ref} popover="auto" className="sidebar">
      <NavigationIcons />
      <aside aria-label="Sidebar" className="sidebar-sheet">
        <div className="sidebar-head">
          <Link to="/" className="sidebar-brand" aria-label={`${BRAND}, to the home page`}>
            <LogoMark className="size-6" />
            <span
              aria-hidden="true"
              className="sidebar-text font-display text-[1.3125rem] font-extrabold tracking-tight"
            >
              {BRAND}
            </span>
          </Link>
          <button
            type="button"
            popoverTarget="sidebar"
            popoverTargetAction="hide"
            data-drawer-close
            aria-label="Close navigation"
            className={iconButtonClass('md:hidden')}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <nav aria-label="Main" className="sidebar-nav">
          <NavList links={MAIN_LINKS} pathname={pathname} />
          <LegalSection pathname={pathname} />
        </nav>
        <p className="sidebar-foot">
          <span className="sidebar-short" aria-hidden="true">
            ©24
          </span>
          <span className="sidebar-text">© 2024 {BRAND}. All rights reserved.</span>
        </p>
      </aside>
    </div>
  );
}

function LegalSection({ pathname }: { pathname: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sidebar-section">
        <span className="sidebar-text">Legal Pages</span>
      </h2>
      <NavList links={LEGAL_LINKS} pathname={pathname} />
    </section>
  );
}

function NavList({ links, pathname }: { links: NavLink[]; pathname: string }) {
  return (
    <ul>
      {links.map(({ icon, ...link }) => (
        <li key={link.to}>
          <Link
            to={link.to}
            className="sidebar-link"
            aria-current={isActive(link, pathname) ? 'page' : undefined}
            data-tooltip={link.title}
            data-tooltip-side="right"
            data-tooltip-when="[data-sidebar='collapsed']"
          >
            <span className="sidebar-item">
              <NavigationIcon name={icon} />
              <span className="sidebar-text">{link.title}</span>
              <span aria-hidden="true" className="sidebar-underline" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const DURATION_MS = 360;

/**
 * Slides the underline of the active link from where it was to where it is. Every link draws its own underline and CSS
 * shows the current one, so the page is right without this; here the new one starts at the old one's place.
 */
function useSlidingUnderline(container: RefObject<HTMLElement | null>, pathname: string): void {
  const previous = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the page has changed
  useEffect(() => {
    const current = container.current?.querySelector('[aria-current="page"] .sidebar-underline') ?? null;
    const from = previous.current?.getBoundingClientRect();
    previous.current = current;
    if (!current || !from?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = current.getBoundingClientRect();
    if (!to.width) return;
    current.animate(
      [
        {
          transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scaleX(${from.width / to.width})`,
        },
        { transform: 'none' },
      ],
      { duration: DURATION_MS, easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)' },
    );
  }, [container, pathname]);
}
