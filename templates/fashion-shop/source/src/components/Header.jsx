import { useEffect, useState } from 'react';
import { countOf, useBasket } from '../state/basket.js';

const places = [
  ['shop.html', 'All garments'],
  ['shop.html?kind=knits', 'Knitwear'],
  ['mending.html', 'Mending'],
];

export function Header({ page, openBasket }) {
  const count = countOf(useBasket());
  return (
    <header className="top wrap">
      <a className="mark" href="index.html" aria-label="Thrum, to the first page">
        <Mark />
        <span>Thrum</span>
      </a>
      <nav className="top-nav" aria-label="Main">
        {places.map(([href, name]) => (
          <a key={href} href={href} aria-current={page === href ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div className="top-tools">
        <LightSwitch />
        <button type="button" className="basket-button" onClick={openBasket}>
          Basket <span className="basket-count">{count}</span>
          <span className="unseen">{count === 1 ? ' piece' : ' pieces'}</span>
        </button>
      </div>
    </header>
  );
}

/** Warp and weft, and the loose end that the house is named after. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="5">
        <path d="M2 9h36M2 20h36M2 31h36" stroke="var(--ochre)" />
        <path d="M9 3v11M9 26v11M20 14v12M20 3v2M20 35v2M31 3v11M31 26v11" stroke="var(--ink)" />
        <path d="M9 14v12M31 14v12" stroke="none" />
        <path d="M20 5v1M20 34v1" stroke="var(--ink)" />
      </g>
      <path d="M38 31c-1 4-4 3-5 6" fill="none" stroke="var(--ochre)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

function LightSwitch() {
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    const asked = document.documentElement.style.colorScheme;
    setDark(asked ? asked === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  }, []);
  const turn = () => {
    const next = isDark ? 'light' : 'dark';
    document.documentElement.style.colorScheme = next;
    setDark(!isDark);
    try {
      localStorage.setItem('thrum.light', next);
    } catch {
      // Then it holds for this page only.
    }
  };
  return (
    <button type="button" className="light-switch" aria-pressed={isDark} onClick={turn}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 14a7 7 0 1 1 14 0zM12 2v5M9 17a3 3 0 0 0 6 0" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span className="unseen">Evening light</span>
    </button>
  );
}
