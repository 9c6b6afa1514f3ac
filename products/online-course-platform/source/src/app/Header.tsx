import { keep, school } from '../data/school.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { SchemeButton } from './SchemeButton.tsx';

const places: [string, string, IconName][] = [
  ['/', 'Shelf', 'read'],
  ['/desk', 'My desk', 'film'],
  ['/notes', 'Notes', 'note'],
  ['/search', 'Index', 'search'],
];

/** Where you are and where you can go; on a phone the places stand at the foot. */
export function Header({ path }: { path: string }) {
  const saved = school.use((state) => state.saved);
  const isTeaching = path.startsWith('/teach');
  const isCurrent = (place: string) => path === place || (place === '/' && path.startsWith('/course'));
  return (
    <>
      <header className="no-print sticky top-0 z-20 border-b-2 border-ink bg-sheet">
        <div className="mx-auto flex min-h-14 max-w-[76rem] items-center gap-x-5 px-5">
          <a href="#/" className="flex min-h-11 items-center gap-2.5 text-2xl font-bold tracking-[-0.04em]">
            <svg aria-hidden="true" width="22" height="27" viewBox="0 0 22 27">
              <path d="M0 0h13l9 9v18H0z" className="fill-red" />
              <path d="M13 0v9h9z" className="fill-ink" />
            </svg>
            Dogear
          </a>
          <nav aria-label="Main" className="ml-4 hidden gap-1 lg:flex">
            {places.map(([place, name]) => (
              <a
                key={place}
                href={`#${place}`}
                aria-current={isCurrent(place) ? 'page' : undefined}
                className="border-b-4 border-transparent px-3 pt-3.5 pb-2.5 font-medium hover:border-line aria-[current]:border-red"
              >
                {name}
              </a>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1.5">
            <a href={isTeaching ? '#/' : '#/teach'} className="btn-line">
              {isTeaching ? 'Learn' : 'Teach'}
            </a>
            <SchemeButton />
          </div>
        </div>
        {!saved && (
          <p
            role="alert"
            className="flex flex-wrap items-center justify-center gap-3 bg-red px-5 py-1.5 font-medium text-page"
          >
            The last change is not kept yet.
            <button type="button" className="min-h-8 underline" onClick={keep}>
              Try again
            </button>
          </p>
        )}
      </header>
      <nav
        aria-label="Places"
        className="no-print fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t-2 border-ink bg-page lg:hidden"
      >
        {places.map(([place, name, icon]) => (
          <a
            key={place}
            href={`#${place}`}
            aria-current={isCurrent(place) ? 'page' : undefined}
            className="grid min-h-14 place-items-center content-center gap-0.5 text-sm font-medium aria-[current]:bg-ink aria-[current]:text-page"
          >
            <Icon name={icon} size={20} />
            {name}
          </a>
        ))}
      </nav>
    </>
  );
}
