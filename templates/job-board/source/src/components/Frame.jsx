import { useEffect, useState } from 'react';
import { Logo } from '../flags/Flag.jsx';

const places = [
  ['index.html', 'Jobs'],
  ['post.html', 'Post a job'],
  ['code.html', 'The flags'],
];

export function Frame({ page, children }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="top wrap">
        <a className="mark" href="index.html" aria-label="Yardarm, to the jobs">
          <Logo letters="Y" />
          <span>Yardarm</span>
        </a>
        <nav aria-label="Main">
          {places.map(([href, name]) => (
            <a key={href} href={href} aria-current={href === page ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <NightSwitch />
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap foot-in">
          <p className="foot-name">Yardarm</p>
          <p>A board for work at sea and on the coast, kept by three former mates and a lock-keeper in Merehaven. Posting costs nothing for the first fortnight; looking costs nothing ever.</p>
          <p>
            <a href="mailto:watch@yardarm.example">watch@yardarm.example</a>
            <br />
            Channel 77, if you are near
          </p>
        </div>
      </footer>
    </>
  );
}

function NightSwitch() {
  const [isNight, setNight] = useState(false);
  useEffect(() => {
    const asked = document.documentElement.style.colorScheme;
    setNight(asked ? asked === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  }, []);
  const turn = () => {
    const next = isNight ? 'light' : 'dark';
    document.documentElement.style.colorScheme = next;
    setNight(!isNight);
    try {
      localStorage.setItem('yardarm.light', next);
    } catch {
      // Then it holds for this page only.
    }
  };
  return (
    <button type="button" className="night" aria-pressed={isNight} onClick={turn}>
      Night watch
    </button>
  );
}
