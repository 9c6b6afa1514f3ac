import { useEffect, useState } from 'react';
import { pages, sections } from './content/index.js';
import { parse } from './markdown.js';

/** The heading that is being read: the last one above the upper third of the window. */
function useReading(ids) {
  const [now, setNow] = useState('');
  useEffect(() => {
    const look = () => {
      const end = innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
      const above = ids.filter((id) => document.getElementById(id)?.getBoundingClientRect().top < innerHeight / 3);
      setNow((end && scrollY > 0 ? ids.at(-1) : above.at(-1)) ?? '');
    };
    let waiting = 0;
    const soon = () => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', soon, { passive: true });
    return () => removeEventListener('scroll', soon);
  }, [ids.join()]);
  return now;
}

/** All pages by section; under the present one its headings. On small windows it folds. */
export function Sidebar({ here }) {
  const page = pages[here];
  const headings = parse(page.text).filter((block) => block.type === 'heading');
  const now = useReading(headings.map((heading) => heading.id));
  const list = (
    <ul>
      {sections.map((section) => (
        <li key={section.name}>
          <p>{section.sign} {section.name}</p>
          <ul>
            {section.pages.map((one) => (
              <li key={one.file}>
                <a href={one.file} aria-current={one.file === page.file ? 'page' : undefined}>{one.title}</a>
                {one.file === page.file && (
                  <ul className="contents" aria-label="On this page">
                    {headings.map((heading) => <li key={heading.id}><a href={`#${heading.id}`} aria-current={now === heading.id ? 'location' : undefined}>{heading.text}</a></li>)}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className="side" aria-label="Manual">{list}</nav>
      <details className="side-small"><summary>{page.sheet} {page.title}: all pages</summary><nav aria-label="Manual, folded">{list}</nav></details>
    </>
  );
}
