import { board, keep } from '../data/board.ts';
import { go } from '../lib/router.ts';
import { SchemeButton } from './SchemeButton.tsx';

type Role = 'seeker' | 'employer' | 'moderator';

const places: Record<Role, [string, string][]> = {
  seeker: [
    ['/', 'Jobs'],
    ['/kept', 'Kept'],
    ['/applications', 'Sent'],
    ['/profile', 'Profile'],
  ],
  employer: [
    ['/hire', 'Your jobs'],
    ['/hire/interviews', 'Interviews'],
    ['/hire/letters', 'Letters'],
  ],
  moderator: [['/moderate', 'Moderation']],
};

const roleOf = (path: string): Role =>
  path.startsWith('/hire') ? 'employer' : path.startsWith('/moderate') ? 'moderator' : 'seeker';

/** The place that a path belongs to. */
function isCurrent(place: string, path: string): boolean {
  if (place === '/') return path === '/' || path.startsWith('/job/');
  if (place === '/hire')
    return (
      path === place || (path.startsWith('/hire/') && !['/hire/interviews', '/hire/letters'].includes(path))
    );
  return path === place;
}

/** Where you are, where you can go, and as whom. */
export function Header({ path }: { path: string }) {
  const saved = board.use((state) => state.saved);
  const role = roleOf(path);
  const link = (place: string, name: string, className: string) => (
    <a
      key={place}
      href={`#${place}`}
      aria-current={isCurrent(place, path) ? 'page' : undefined}
      className={className}
    >
      {name}
    </a>
  );
  return (
    <>
      <header className="no-print sticky top-0 z-20 bg-ground">
        <div className="mx-auto flex min-h-14 max-w-[80rem] items-center gap-x-2 px-4 sm:gap-x-5 sm:px-5">
          <a
            href="#/"
            className="flex min-h-11 items-center gap-2 font-head text-2xl font-extrabold tracking-[-0.02em]"
          >
            <svg
              aria-hidden="true"
              className="hidden min-[26rem]:block"
              width="34"
              height="22"
              viewBox="0 0 34 22"
            >
              <path className="fill-rule" d="M0 0h34v22H0z" />
              <path stroke="#17120e" strokeWidth="2.5" d="M4 0v13M10.5 0v8M17 0v13M23.500 0v8M30 0v13" />
            </svg>
            Footrule
          </a>
          <nav aria-label="Main" className="ml-3 hidden gap-1 md:flex">
            {places[role].map(([place, name]) =>
              link(
                place,
                name,
                'rounded-md px-3 py-2 font-semibold hover:bg-hover aria-[current]:bg-rule aria-[current]:text-on-rule',
              ),
            )}
          </nav>
          <div className="ml-auto flex items-center gap-1.5">
            <label>
              <span className="sr-only">You are a</span>
              <select
                className="field w-auto px-1.5 text-sm font-semibold sm:px-3 sm:text-base"
                value={role}
                onChange={(event) =>
                  go({ seeker: '/', employer: '/hire', moderator: '/moderate' }[event.target.value as Role])
                }
              >
                <option value="seeker">Seeker</option>
                <option value="employer">Employer</option>
                <option value="moderator">Moderator</option>
              </select>
            </label>
            <SchemeButton />
          </div>
        </div>
        {!saved && (
          <p
            role="alert"
            className="flex flex-wrap items-center justify-center gap-3 bg-bad px-5 py-1.5 font-medium text-ground"
          >
            The last change is not kept yet.
            <button type="button" className="min-h-8 underline" onClick={keep}>
              Try again
            </button>
          </p>
        )}
      </header>
      {places[role].length > 1 && (
        <nav
          aria-label="Places"
          className="no-print fixed inset-x-0 bottom-0 z-20 flex bg-rule text-on-rule md:hidden"
        >
          {places[role].map(([place, name]) =>
            link(
              place,
              name,
              'grid min-h-13 flex-1 place-items-center border-t-[5px] border-transparent pb-1 font-head font-bold aria-[current]:border-on-rule focus-visible:-outline-offset-4 focus-visible:outline-on-rule',
            ),
          )}
        </nav>
      )}
    </>
  );
}
