import type { ReactNode } from 'react';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipHost } from '../ui/tooltip-host.tsx';
import { Header } from './header.tsx';
import { NavigationFeedback } from './navigation-feedback.tsx';
import { Sidebar } from './sidebar.tsx';

/** What stays while pages change: sidebar, header, notifications, and what tells people that the page has changed. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link" data-behind-drawer="">
        Skip to content
      </a>
      <div className="shell">
        <Sidebar />
        <div className="shell-page" data-behind-drawer="">
          <Header />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <NavigationFeedback />
      <Toaster />
      <TooltipHost />
    </>
  );
}
