import type { Start } from '../new.ts';

/** The skeleton's page: valid, accessible, and finished enough to be measured. */
export function pageText({ title }: Start): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}: a page to begin with</title>
  <meta name="description" content="${title} begins as one page with a menu, three reasons and a form that checks what is typed.">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="assets/img/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="assets/css/style.css">
  <script src="assets/js/site.js"></script>
</head>
<body>
  <a class="skip" href="#main">Skip to the content</a>
  <header class="top wrap">
    <a class="name" href="index.html">${title}</a>
    <nav aria-label="Main">
      <ul>
        <li><a href="#reasons">Reasons</a></li>
        <li><a href="#contact">Contact</a></li>
      </ul>
    </nav>
    <button type="button" class="theme" data-theme-switch aria-pressed="false">Dark</button>
  </header>
  <main id="main" class="wrap">
    <section class="hero" aria-labelledby="title">
      <h1 id="title">${title}</h1>
      <p>Say in one sentence what happens here, for whom, and what to do next.</p>
      <p><a class="button" href="#contact">Write to us</a></p>
    </section>
    <section id="reasons" aria-labelledby="reasons-title">
      <h2 id="reasons-title">Three reasons</h2>
      <ol class="reasons">
        <li><h3>It opens at once</h3><p>One style sheet, one script, no request to another host.</p></li>
        <li><h3>Everyone can use it</h3><p>By keyboard, by screen reader, at any size of type.</p></li>
        <li><h3>It is yours</h3><p>The licence is MIT: change it, sell it, keep it.</p></li>
      </ol>
    </section>
    <section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      <form data-form data-endpoint="" method="post" action="index.html">
        <p><label for="name">Your name</label><input id="name" name="name" autocomplete="name" required></p>
        <p><label for="email">Your e-mail</label><input id="email" name="email" type="email" autocomplete="email" required></p>
        <p><label for="message">Your message</label><textarea id="message" name="message" rows="5" required></textarea></p>
        <p><button class="button" type="submit">Send</button></p>
        <p role="status" data-form-status></p>
      </form>
    </section>
  </main>
  <footer class="wrap"><p>${title} is a template under the MIT licence.</p></footer>
</body>
</html>
`;
}

/** The skeleton's script: the theme switch and the form. */
export function scriptText(id: string): string {
  return `/* Runs before the page is painted, so that the theme never flashes; the rest waits for the document. */
(() => {
  const root = document.documentElement;
  const key = '${id}.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');

  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage can be switched off; then the system decides.
    }
  };
  const show = (theme) => {
    root.dataset.theme = theme;
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(theme === 'dark'));
  };
  const apply = () => show(stored() ?? (system.matches ? 'dark' : 'light'));

  apply();
  system.addEventListener('change', apply);

  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-switch]').addEventListener('click', () => {
      const next = root.dataset.theme === 'dark' ? 'light' : 'dark';
      show(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // The choice lasts until the page is left.
      }
    });
    const form = document.querySelector('[data-form]');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form);
    });
  });

  async function send(form) {
    const status = form.querySelector('[data-form-status]');
    if (!form.dataset.endpoint) {
      status.textContent = 'No backend is plugged in yet, so nothing was sent. See README.md.';
      return;
    }
    status.textContent = 'Sending...';
    try {
      const response = await fetch(form.dataset.endpoint, {
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
  }
})();
`;
}
