import PanelLeft from 'lucide-react/icons/panel-left';
import { iconButtonClass } from '../ui/icon-button-class.ts';
import { AccountArea } from './account-area.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The bar above the content: sidebar toggle, title, account, theme. */
export function Header() {
  return (
    <header className="header">
      <SidebarToggles />
      <p className="header-title">Website UI Free</p>
      <AccountArea />
      <ThemeMenu />
    </header>
  );
}

/**
 * Two buttons, one visible at a time: on a phone the browser itself opens the drawer, on wide screens `boot.js`
 * collapses the sidebar (hidden where no script can do that).
 */
function SidebarToggles() {
  const icon = <PanelLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />;
  return (
    <div className="header-toggle">
      <button
        type="button"
        popoverTarget="sidebar"
        aria-label="Toggle Sidebar"
        className={iconButtonClass('md:hidden')}
      >
        {icon}
      </button>
      <button
        type="button"
        data-toggle-sidebar=""
        aria-label="Toggle Sidebar"
        aria-controls="sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        data-tooltip="Toggle Sidebar (Ctrl+B)"
        className={iconButtonClass('max-md:hidden unscripted:hidden')}
      >
        {icon}
      </button>
    </div>
  );
}
