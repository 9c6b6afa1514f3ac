import { html } from 'hono/html';

/** A page that needs nothing of the site's build and no script: a title and, below it, what is given. */
export function plainPage(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Plinth</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/_page/plain-page.css" />
      </head>
      <body class="single">
        <header><a class="brand" href="/">Plinth</a></header>
        <main class="sheet">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
