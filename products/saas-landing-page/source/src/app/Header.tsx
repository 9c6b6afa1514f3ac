import { site } from '../content/site';
import { Flag } from '../ui/Flag';
import { SchemeButton } from './SchemeButton';

/** Name and ways. On small windows the ways fold away under a native disclosure, which needs no script. */
export function Header({ page }: { page: string }) {
  const links = site.nav.map(({ href, label }) => (
    <li key={href}>
      <a
        href={href}
        aria-current={page === href ? 'page' : undefined}
        className="flex min-h-11 items-center px-3 font-semibold decoration-2 underline-offset-8 hover:underline aria-[current]:underline"
      >
        {label}
      </a>
    </li>
  ));
  return (
    <header className="sticky top-0 z-30 border-b-2 border-ink bg-sea">
      <div className="wrap flex min-h-16 items-center gap-4">
        <a
          href="index.html"
          className="flex min-h-11 items-center gap-2.5 font-display text-2xl font-black uppercase sm:text-3xl"
        >
          <Flag letter="H" className="size-7 outline-1 outline-line" />
          {site.name}
        </a>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex">{links}</ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 lg:ml-2">
          <SchemeButton />
          <a href={site.action.href} className="btn btn-act hidden min-h-11 px-4 sm:inline-flex">
            {site.action.label}
          </a>
          <details className="lg:hidden">
            <summary className="btn min-h-11 list-none px-4 [&::-webkit-details-marker]:hidden">Menu</summary>
            <nav
              aria-label="Main, folded"
              className="absolute inset-x-0 top-full border-b-2 border-ink bg-sea px-3 py-3"
            >
              <ul>
                {links}
                <li className="p-3 sm:hidden">
                  <a href={site.action.href} className="btn btn-act w-full">
                    {site.action.label}
                  </a>
                </li>
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
