import { Blocks } from './blocks.jsx';
import { pages, version } from './content/index.js';
import { parse } from './markdown.js';

/** The text of a page, between its sheet number and its neighbours. */
export function Article({ here }) {
  const page = pages[here];
  const [before, after] = [pages[here - 1] ?? { file: 'index.html', title: 'The instrument' }, pages[here + 1]];
  return (
    <main id="main" className="page">
      <p className="sheet-number"><span>Sheet {page.sheet}</span> {page.section}</p>
      <h1>{page.title}</h1>
      <Blocks blocks={parse(page.text)} />
      <p className="stamp">Twite {version.number}, checked {version.checked}</p>
      <nav className="neighbours" aria-label="Before and after">
        <a href={before.file} rel="prev"><span>Before</span>{before.title}</a>
        {after && <a href={after.file} rel="next"><span>Next</span>{after.title}</a>}
      </nav>
    </main>
  );
}
