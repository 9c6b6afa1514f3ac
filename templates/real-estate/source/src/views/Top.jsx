export function Top({ home, keptCount, isKept, onKept }) {
  return (
    <header className="top">
      <a className="name" href="#/">
        <svg viewBox="0 0 44 30" width="44" height="30" aria-hidden="true">
          <path d="M3 27V14L15 4l12 10v13Z" className="mark-house" />
          <path d="M3 14 15 4l12 10M3 27h38M31 27v-5M36 27v-3M41 27v-5" className="mark-line" />
        </svg>
        Gable <i>&amp;</i> Rule
      </a>
      <nav aria-label="Main">
        <a href={home}>Houses</a>
        <a href="#agency">How we draw</a>
        <a href="#sell">Selling</a>
      </nav>
      <button type="button" className="kept-switch js" aria-pressed={isKept} onClick={onKept}>
        <Heart isFull={keptCount > 0} /> Kept <b>{keptCount}</b>
      </button>
    </header>
  );
}

export function Heart({ isFull }) {
  return (
    <svg viewBox="0 0 20 18" width="18" height="16" aria-hidden="true" className={isFull ? 'heart is-full' : 'heart'}>
      <path d="M10 16.500C4 12 1.500 9 1.500 5.800 1.500 3.300 3.400 1.500 5.700 1.500c1.800 0 3.300 1 4.300 2.700 1-1.700 2.500-2.700 4.300-2.700 2.300 0 4.200 1.800 4.200 4.300 0 3.200-2.500 6.200-8.500 10.700Z" />
    </svg>
  );
}
