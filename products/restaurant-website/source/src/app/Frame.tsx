import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Corners, Letter, Tile } from '../art/Tile.tsx';
import { house as facts, week } from '../content/house.ts';
import { api } from '../data/index.ts';
import { ask, house, load } from '../data/house.ts';
import { weekdayName } from '../i18n/format.ts';
import { useSite } from '../i18n/site.tsx';
import { basketCount, useBasket } from '../features/basket/basket.ts';
import { clock } from '../lib/day.ts';
import { Announcer, announce } from '../ui/announce.tsx';
import { type PageId, pageIds, fileOf } from './pages.ts';

const menu: PageId[] = ['menu', 'table', 'basket', 'evenings', 'vouchers', 'house', 'find'];
const frieze = ['boat', 'sardine', 'flower', 'orange', 'swallow', 'octopus', 'jug', 'dolphin', 'grapes', 'hen', 'lemon', 'oyster'] as const;

/** What every page has around its content. */
export function Frame({ children }: { children: ReactNode }) {
  const { t, to, page, lang } = useSite();
  const { status } = house.use();
  const other = lang === 'en' ? 'pt' : 'en';
  return (
    <>
      <Corners />
      <a href="#main" className="skip">
        {t.skip}
      </a>
      <header className="bar no-print">
        <a href={to('home')} className="brand" aria-current={page === 'home' ? 'page' : undefined}>
          <span className="cobalt">
            <Letter letter="A" />
          </span>
          <span className="sr-only">{t.nav.home}</span>
          <span className="word" aria-hidden="true">
            Avulsa
          </span>
        </a>
        <Pages />
        <a className="quiet" href={fileOf(page, other)} lang={other} hrefLang={other} data-language>
          {t.nav.other}
        </a>
        <SchemeButton />
      </header>
      <main id="main" tabIndex={-1}>
        {status === 'failed' && (
          <p className="notice" role="alert">
            {t.failed}{' '}
            <button type="button" className="link" onClick={() => void load()}>
              {t.retry}
            </button>
          </p>
        )}
        {children}
      </main>
      <Foot />
      <Announcer />
    </>
  );
}

/** The pages: a row where there is room, a drawer where there is not. */
function Pages() {
  const { t, to, page } = useSite();
  const count = basketCount(useBasket());
  const drawer = useRef<HTMLDetailsElement>(null);
  const links = menu.map((id) => (
    <li key={id}>
      <a href={to(id)} aria-current={id === page ? 'page' : undefined}>
        {t.nav[id]}
        {id === 'basket' && count > 0 && <span className="count">{count}</span>}
      </a>
    </li>
  ));
  return (
    <>
      <nav aria-label={t.nav.label} className="row">
        <ul>{links}</ul>
      </nav>
      <details
        ref={drawer}
        className="drawer"
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !drawer.current?.open) return;
          drawer.current.open = false;
          drawer.current.querySelector('summary')?.focus();
        }}
      >
        <summary>{t.nav.open}</summary>
        <nav aria-label={t.nav.open}>
          <ul>{links}</ul>
        </nav>
      </details>
    </>
  );
}

/** Day or night. Until it is pressed the system decides. */
function SchemeButton() {
  const { t } = useSite();
  const [night, setNight] = useState(false);
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const read = () => {
      const { theme } = document.documentElement.dataset;
      setNight(theme ? theme === 'dark' : system.matches);
    };
    read();
    system.addEventListener('change', read);
    return () => system.removeEventListener('change', read);
  }, []);
  const turn = () => {
    const theme = night ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    setNight(!night);
    try {
      localStorage.setItem('avulsa-theme', theme);
    } catch {
      // It holds for this page.
    }
  };
  return (
    <button type="button" className="quiet" onClick={turn}>
      {night ? t.nav.day : t.nav.night}
    </button>
  );
}

function Foot() {
  const { t, to, lang } = useSite();
  const monday = 1;
  const days = [0, 1, 2, 3, 4, 5, 6].map((i) => (monday + i) % 7);
  return (
    <footer className="foot no-print">
      <div className="frieze" aria-hidden="true">
        {frieze.map((figure) => (
          <span key={figure}>
            <Tile figure={figure} />
          </span>
        ))}
      </div>
      <div className="inside foot-grid">
        <div>
          <p className="font-display text-2xl">{t.foot.line}</p>
          <p className="mt-4">
            {facts.street}, {facts.town}
            <br />
            <a className="link" href={facts.phoneHref}>
              {facts.phone}
            </a>
            <br />
            <a className="link" href={`mailto:${facts.mail}`}>
              {facts.mail}
            </a>
          </p>
        </div>
        <div>
          <h2 className="foot-head">{t.foot.hours}</h2>
          <table className="hours">
            <tbody>
              {days.map((day) => (
                <tr key={day}>
                  {/* 29 November 2026 was a Sunday. */}
                  <th scope="row">{weekdayName(day === 0 ? '2026-11-29' : `2026-11-${22 + day}`, lang)}</th>
                  <td>
                    {(week[day] ?? []).map(({ from, to: end }) => `${clock(from)}–${clock(end)}`).join(', ') ||
                      t.foot.closed}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ul className="foot-links">
          {pageIds.slice(1).map((id) => (
            <li key={id}>
              <a className="link" href={to(id)}>
                {t.nav[id]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="inside foot-last">
        {t.foot.invented}{' '}
        <button
          type="button"
          className="link"
          onClick={() => void ask(() => api.reset()).then(() => announce(t.foot.done))}
        >
          {t.foot.reset}
        </button>
      </p>
    </footer>
  );
}
