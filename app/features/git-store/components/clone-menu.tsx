import { ChevronDown, TerminalSquare } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useClosingMenu } from './use-closing-menu.ts';

const TOKENS = '/profile?tab=tokens';

/** The address for git, and what a push needs. */
export function CloneMenu({ page }: { page: RepositoryPage }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  const { clone_url, repository } = page;
  if (!clone_url) return null;
  return (
    <details ref={menu} className="store-menu store-menu-wide">
      <summary className={buttonClass({ size: 'sm' }, 'max-sm:w-full')}>
        <TerminalSquare aria-hidden="true" className="size-4" />
        Clone
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div className="store-sheet store-sheet-end p-4">
        <p className="text-[0.9375rem] font-semibold">Clone over HTTPS</p>
        <div className="mt-2 flex items-center gap-1 rounded-sm border border-line bg-sunken py-1 pr-1 pl-3">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section tabIndex={0} aria-label="Address for git clone" className="min-w-0 flex-1 overflow-x-auto">
            <code className="font-mono text-label whitespace-nowrap">{clone_url}</code>
          </section>
          <CopyButton name="address" text={clone_url} />
        </div>
        <p className="mt-3 text-label text-ink-soft">
          {repository.is_private
            ? 'This repository is private: git asks for a password, which is an access token. '
            : 'Anyone can clone it. To push to your own, git asks for a password, which is an access token. '}
          <Link to={TOKENS} className="text-link">
            Make a token on your profile page
          </Link>
        </p>
        {!page.commit && (
          <pre className="mt-3 overflow-x-auto rounded-sm border border-line bg-sunken p-3 font-mono text-label">
            {`git remote add origin ${clone_url}\ngit push -u origin main`}
          </pre>
        )}
      </div>
    </details>
  );
}
