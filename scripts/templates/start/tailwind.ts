import type { Start } from '../new.ts';
import { iconText } from './papers.ts';

/** The first sources of a Tailwind template. */
export function tailwindFiles(start: Start): Record<string, string> {
  return {
    'source/index.html': pageText(start),
    'source/src/main.css': styleText,
    'source/src/main.js': scriptText,
    'source/public/assets/img/favicon.svg': iconText(start.title),
  };
}

/** Head of a page whose script is the given module. */
export function headText({ title }: Start, script: string): string {
  return `<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}: a page to begin with</title>
  <meta name="description" content="${title} begins as one page with a menu, three reasons and a form that checks what is typed.">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="assets/img/favicon.svg" type="image/svg+xml">
  <script type="module" src="src/${script}"></script>
</head>`;
}

function pageText(start: Start): string {
  return `<!doctype html>
<html lang="en">
${headText(start, 'main.js')}
<body class="bg-ground font-text text-ink">
  <a class="skip" href="#main">Skip to the content</a>
  <header class="mx-auto flex max-w-5xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-5">
    <a class="me-auto py-1.5 font-bold" href="index.html">${start.title}</a>
    <nav aria-label="Main">
      <ul class="flex gap-5">
        <li><a class="link inline-block py-1.5" href="#reasons">Reasons</a></li>
        <li><a class="link inline-block py-1.5" href="#contact">Contact</a></li>
      </ul>
    </nav>
  </header>
  <main id="main" class="mx-auto max-w-5xl px-5">
    <section class="py-12 md:py-20" aria-labelledby="title">
      <h1 id="title" class="text-5xl leading-none font-bold text-balance md:text-8xl">${start.title}</h1>
      <p class="mt-5 max-w-xl">Say in one sentence what happens here, for whom, and what to do next.</p>
      <p class="mt-5"><a class="button" href="#contact">Write to us</a></p>
    </section>
    <section id="reasons" class="py-12 md:py-20" aria-labelledby="reasons-title">
      <h2 id="reasons-title" class="text-3xl font-bold">Three reasons</h2>
      <ol class="mt-5 grid gap-6 md:grid-cols-3">
        <li class="border-t-2 border-accent pt-4"><h3 class="font-bold">It opens at once</h3><p class="text-soft">One style sheet, one script, no request to another host.</p></li>
        <li class="border-t-2 border-accent pt-4"><h3 class="font-bold">Everyone can use it</h3><p class="text-soft">By keyboard, by screen reader, at any size of type.</p></li>
        <li class="border-t-2 border-accent pt-4"><h3 class="font-bold">It is yours</h3><p class="text-soft">The licence is MIT: change it, sell it, keep it.</p></li>
      </ol>
    </section>
    <section id="contact" class="py-12 md:py-20" aria-labelledby="contact-title">
      <h2 id="contact-title" class="text-3xl font-bold">Contact</h2>
      <form class="mt-5 grid max-w-lg gap-4" data-form method="post" action="index.html">
        <p><label for="name">Your name</label><input class="field" id="name" name="name" autocomplete="name" required></p>
        <p><label for="email">Your e-mail</label><input class="field" id="email" name="email" type="email" autocomplete="email" required></p>
        <p><label for="message">Your message</label><textarea class="field" id="message" name="message" rows="5" required></textarea></p>
        <p><button class="button" type="submit">Send</button></p>
        <p role="status" data-form-status></p>
      </form>
    </section>
  </main>
  <footer class="mx-auto max-w-5xl border-t border-line px-5 py-8 text-soft"><p>${start.title} is a template under the MIT licence.</p></footer>
</body>
</html>
`;
}

const styleText = `/* Classes are looked for in the pages and scripts named here, and nowhere else. */
@import 'tailwindcss' source(none);
@source '../*.html';
@source './**/*.js';

/* Colours and type: change these first. A pair of colours is the one for light and the one for dark. */
@theme {
  --color-*: initial;
  --color-ground: light-dark(#fbfaf6, #121815);
  --color-ink: light-dark(#1c2421, #eef2ee);
  --color-soft: light-dark(#4a5651, #b3beb8);
  --color-accent: light-dark(#1f5a4c, #8fd6c2);
  --color-on-accent: light-dark(#ffffff, #0c1512);
  --color-line: light-dark(#c9cec6, #38423d);
  --font-*: initial;
  --font-text: Georgia, 'Times New Roman', serif;
}

@layer base {
  :root { color-scheme: light dark; }
  body { font-size: clamp(1rem, 0.9rem + 0.5vw, 1.25rem); line-height: 1.6; overflow-wrap: break-word; }
  :focus-visible { outline: 3px solid var(--color-accent); outline-offset: 3px; border-radius: 2px; }
  label { display: block; margin-bottom: 0.25rem; }
}

@utility link {
  color: var(--color-accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
@utility button {
  display: inline-block;
  padding: 0.6rem 1.4rem;
  border-radius: 2rem;
  background: var(--color-accent);
  color: var(--color-on-accent);
  cursor: pointer;
}
@utility field {
  width: 100%;
  padding: 0.6rem 0.8rem;
  border: 1px solid var(--color-soft);
  border-radius: 0.4rem;
}
@utility skip {
  position: absolute;
  top: -4rem;
  left: 1rem;
  padding: 0.5rem 1rem;
  background: var(--color-accent);
  color: var(--color-on-accent);
  &:focus { top: 1rem; }
}
`;

const scriptText = `import './main.css';

/* The address that takes messages as JSON. While it is empty nothing is sent, and the page says so. */
const endpoint = '';

const form = document.querySelector('[data-form]');
const status = form.querySelector('[data-form-status]');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  status.textContent = endpoint ? 'Sending...' : 'No backend is plugged in yet, so nothing was sent. See README.md.';
  if (!endpoint) return;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    if (!response.ok) throw new Error(String(response.status));
    form.reset();
    status.textContent = 'Thank you, your message has arrived.';
  } catch {
    status.textContent = 'The message could not be sent. Please try again in a moment.';
  }
});
`;
