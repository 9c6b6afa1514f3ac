import { isLate } from '../features/orders/orders';
import { findAlerts } from '../features/products/stock';
import { Icon } from '../ui/Icon';
import { openPalette } from './CommandPalette';
import { screens } from './route';
import { useConsole } from './StoreContext';

/** The way to every screen: a rail at the side, on small windows a bar at the bottom with the rest behind More. */
export function Rail({ current }: { current: string }) {
  const { store, settings, now } = useConsole();
  const late = [...store.orders.values()].filter(
    (one) => one.status === 'paid' || isLate(one, settings.cutoffHour, now),
  ).length;
  const counts: Record<string, number> = { orders: late, inventory: findAlerts(store, now).length };
  return (
    <>
      <header className="sticky top-0 z-20 flex items-center justify-between bg-rail px-4 py-2 text-rail-ink lg:hidden">
        <Brand name={settings.name} />
        <button
          type="button"
          className="btn btn-plain btn-small text-rail-ink hover:bg-white/10"
          onClick={openPalette}
        >
          <Icon name="search" /> Find
        </button>
      </header>
      <section aria-label="Console" className="fixed inset-x-0 bottom-0 z-20 bg-rail text-rail-ink lg:static lg:bg-rail">
        <div className="lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:py-6">
          <div className="hidden px-5 lg:block">
            <Brand name={settings.name} />
            <button
              type="button"
              onClick={openPalette}
              className="mt-5 flex min-h-10 w-full items-center gap-2 rounded-[7px] border border-white/35 px-3 pt-0.5 text-left text-rail-soft hover:bg-white/10"
            >
              <Icon name="search" /> <span className="flex-1">Find or do</span>{' '}
              <kbd className="font-mono text-tiny">Ctrl K</kbd>
            </button>
          </div>
          <nav aria-label="Screens" className="lg:mt-5 lg:flex-1">
            <ul className="grid grid-cols-5 lg:block">
              {screens.map(({ path, name, icon }, at) => (
                <li key={path} className={at > 3 ? 'hidden lg:block' : ''}>
                  <a
                    href={`#/${path}`}
                    aria-current={current === path ? 'page' : undefined}
                    className="relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-tiny leading-none text-rail-soft hover:text-rail-ink aria-[current]:text-mark lg:my-0.5 lg:mr-0 lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-l-none lg:pl-5 lg:text-base lg:aria-[current]:mr-[-10px] lg:aria-[current]:rounded-r-[5px] lg:aria-[current]:bg-mark lg:aria-[current]:font-semibold lg:aria-[current]:text-mark-ink"
                  >
                    <Icon name={icon} />
                    <span className="lg:pt-0.5">{name === 'Stock alerts' ? 'Stock' : name}</span>
                    {counts[path] ? (
                      <span className="absolute top-1 left-[calc(50%+0.6rem)] rounded-full bg-rail px-1 font-mono text-tiny lg:static lg:mr-5 lg:ml-auto lg:bg-transparent">
                        {counts[path]}
                        <span className="sr-only"> waiting</span>
                      </span>
                    ) : null}
                  </a>
                </li>
              ))}
              <li className="lg:hidden">
                <details className="group relative" key={current}>
                  <summary className="flex min-h-14 list-none flex-col items-center justify-center gap-0.5 text-tiny leading-none text-rail-soft [&::-webkit-details-marker]:hidden">
                    <Icon name="more" /> More
                  </summary>
                  <ul className="absolute right-1 bottom-15 w-52 rounded-[10px] border border-white/25 bg-rail p-1.5">
                    {screens.slice(4).map(({ path, name, icon }) => (
                      <li key={path}>
                        <a
                          href={`#/${path}`}
                          aria-current={current === path ? 'page' : undefined}
                          className="flex min-h-11 items-center gap-3 rounded px-3 aria-[current]:text-mark"
                        >
                          <Icon name={icon} /> {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            </ul>
          </nav>
          <p className="hidden px-5 text-tiny text-rail-soft lg:block">
            Sample data. Changes stay in this browser.
          </p>
        </div>
      </section>
    </>
  );
}

function Brand({ name }: { name: string }) {
  return (
    <a href="#/" className="flex min-h-10 items-center gap-2.5 text-lg font-bold tracking-tight">
      <svg viewBox="0 0 24 24" className="size-7 fill-mark" aria-hidden="true">
        <path d="M6.500 1.500h11v2.500l-2 2.200C19 8.200 21 11 21 14.200c0 5-3.700 8.300-9 8.300s-9-3.300-9-8.300C3 11 5 8.200 8.500 6.200L6.500 4z" />
      </svg>
      <span className="pt-0.5">{name}</span>
    </a>
  );
}
