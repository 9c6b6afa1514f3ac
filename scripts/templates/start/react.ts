import { categories } from '../categories.ts';
import type { Start } from '../new.ts';
import { iconText } from './papers.ts';
import { headText } from './tailwind.ts';

/** The first sources of a React template. Content is written into the page at build; an application only says what it is. */
export function reactFiles(start: Start): Record<string, string> {
  const isContent = categories[start.category as keyof typeof categories] === 'content';
  return {
    'source/index.html': pageText(start, isContent),
    'source/src/main.jsx': mainText,
    'source/src/app.jsx': appText(start),
    'source/src/contact-form.jsx': formText,
    'source/src/main.css': styleText,
    ...(isContent ? { 'source/src/prerender.jsx': prerenderText } : {}),
    'source/public/assets/img/favicon.svg': iconText(start.title),
  };
}

function pageText(start: Start, isContent: boolean): string {
  const without = `
  <noscript>
    <p>${start.title} is an application that runs in the browser and needs JavaScript. Switch it on and load the page again.</p>
  </noscript>`;
  return `<!doctype html>
<html lang="en">
${headText(start, 'main.jsx')}
<body>${isContent ? '' : without}
  <div id="root"></div>
</body>
</html>
`;
}

const mainText = `import './main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.jsx';

const root = document.querySelector('#root');
// The built page may hold its content already: see prerender.jsx.
if (root.hasChildNodes()) hydrateRoot(root, <App />);
else createRoot(root).render(<App />);
`;

const prerenderText = `import { renderToString } from 'react-dom/server';
import { App } from './app.jsx';

/** The content of a page, written into it when it is built, so that it can be read without JavaScript. */
export const render = () => renderToString(<App />);
`;

function appText({ title }: Start): string {
  return `import { ContactForm } from './contact-form.jsx';

const reasons = [
  ['It opens at once', 'One style sheet, one script, no request to another host.'],
  ['Everyone can use it', 'By keyboard, by screen reader, at any size of type.'],
  ['It is yours', 'The licence is MIT: change it, sell it, keep it.'],
];

export function App() {
  return (
    <>
      <a className="skip" href="#main">Skip to the content</a>
      <header className="wrap top">
        <a className="name" href="index.html">${title}</a>
        <nav aria-label="Main">
          <a href="#reasons">Reasons</a> <a href="#contact">Contact</a>
        </nav>
      </header>
      <main id="main" className="wrap">
        <section aria-labelledby="title">
          <h1 id="title">${title}</h1>
          <p>Say in one sentence what happens here, for whom, and what to do next.</p>
        </section>
        <section id="reasons" aria-labelledby="reasons-title">
          <h2 id="reasons-title">Three reasons</h2>
          <ol className="reasons">
            {reasons.map(([name, words]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ol>
        </section>
        <section id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">Contact</h2>
          <ContactForm />
        </section>
      </main>
      <footer className="wrap">
        <p>${title} is a template under the MIT licence.</p>
      </footer>
    </>
  );
}
`;
}

const formText = `import { useState } from 'react';

/* The address that takes messages as JSON. While it is empty nothing is sent, and the page says so. */
const endpoint = '';

export function ContactForm() {
  const [status, setStatus] = useState('');

  async function send(event) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!endpoint) return setStatus('No backend is plugged in yet, so nothing was sent. See README.md.');
    setStatus('Sending...');
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!response.ok) throw new Error(String(response.status));
      form.reset();
      setStatus('Thank you, your message has arrived.');
    } catch {
      setStatus('The message could not be sent. Please try again in a moment.');
    }
  }

  return (
    <form onSubmit={send}>
      <label htmlFor="name">Your name</label>
      <input id="name" name="name" autoComplete="name" required />
      <label htmlFor="email">Your e-mail</label>
      <input id="email" name="email" type="email" autoComplete="email" required />
      <label htmlFor="message">Your message</label>
      <textarea id="message" name="message" rows="5" required />
      <button type="submit">Send</button>
      <p role="status">{status}</p>
    </form>
  );
}
`;

const styleText = `/* Colours and type: change these first. A pair of colours is the one for light and the one for dark. */
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbfaf6, #121815);
  --ink: light-dark(#1c2421, #eef2ee);
  --ink-soft: light-dark(#4a5651, #b3beb8);
  --accent: light-dark(#1f5a4c, #8fd6c2);
  --on-accent: light-dark(#ffffff, #0c1512);
  --line: light-dark(#c9cec6, #38423d);
  --text: Georgia, 'Times New Roman', serif;
}

*, *::before, *::after { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); font: clamp(1rem, 0.9rem + 0.5vw, 1.25rem) / 1.6 var(--text); overflow-wrap: break-word; }
input, button, textarea { font: inherit; color: inherit; }
h1, h2, h3 { line-height: 1.1; text-wrap: balance; }
h1 { font-size: clamp(2.5rem, 9vw, 6rem); }
h2 { font-size: clamp(1.6rem, 4vw, 2.5rem); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px; }

.wrap { width: min(100% - 2.5rem, 64rem); margin-inline: auto; }
.skip { position: absolute; top: -4rem; left: 1rem; padding: 0.5rem 1rem; background: var(--accent); color: var(--on-accent); }
.skip:focus { top: 1rem; }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding-block: 1.25rem; }
.top a { display: inline-block; padding-block: 0.35rem; }
.top nav a { margin-inline-start: 1rem; }
.name { margin-inline-end: auto; font-weight: 700; color: inherit; text-decoration: none; }
section { display: grid; gap: 1.25rem; padding-block: clamp(2.5rem, 6vw, 5rem); }
section > p { max-width: 36rem; }
.reasons { display: grid; gap: 1.5rem; padding: 0; list-style: none; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.reasons li { padding-top: 1rem; border-top: 2px solid var(--accent); }
.reasons p { color: var(--ink-soft); }
form { display: grid; gap: 0.5rem; max-width: 34rem; }
input, textarea { width: 100%; margin-bottom: 0.5rem; padding: 0.6rem 0.8rem; border: 1px solid var(--ink-soft); border-radius: 0.4rem; background: var(--ground); }
button { justify-self: start; padding: 0.6rem 1.4rem; border: 0; border-radius: 2rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
footer { padding-block: 2rem; border-top: 1px solid var(--line); color: var(--ink-soft); }
`;
