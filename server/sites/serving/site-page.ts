import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import { commonHeaders } from './policy.ts';

/** Without the faces, which are on the main site's host. */
const styles = readFileSync(new URL('../../plain-page/plain-page.css', import.meta.url), 'utf8').replace(
  /@font-face \{[^}]*\}\s*/g,
  '',
);

/** A page of ours on a site's host: it says one thing, and loads nothing. */
export function sitePage(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body class="single">
        <main class="sheet">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** Headers of such a page. */
export function sitePageHeaders(siteUrl: string): Record<string, string> {
  return {
    ...commonHeaders({ siteUrl }),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors 'self' ${new URL(siteUrl).origin}`,
    ].join('; '),
  };
}
