import { Hono } from 'hono';
import type { TemplateZips } from './template-zips.ts';

/**
 * What the customiser shows runs without an origin and without a network: everything a page needs is in its own text, and no
 * frame in it may go to an address. A page made within it (srcdoc) inherits this policy and this sandbox.
 */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/**
 * Shows the pages that the window around it hands over, each in a frame of its own, so that no page finds what the one before
 * has left. The next page is laid out behind the present one and takes its place when it is complete. Messages of pages are
 * handed on to the window around: that is the site's own, because nobody else may frame this address.
 */
const stage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>
html, body { margin: 0; height: 100%; overflow: hidden; }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
iframe.coming { visibility: hidden; }
</style>
<script>
const host = window.parent === window ? null : window.parent;
const tell = (message) => host.postMessage(message, location.origin);
let shown = null;
let coming = null;
function show(frame) {
  if (shown) shown.remove();
  shown = frame;
  coming = null;
  frame.classList.remove('coming');
}
function open({ html, scroll, hash }) {
  if (coming) coming.remove();
  const frame = document.createElement('iframe');
  let loads = 0;
  frame.title = 'Page';
  frame.className = 'coming';
  frame.onload = () => {
    loads += 1;
    // The page has gone to an address of its own accord, where nothing is.
    if (loads > 1) { tell({ customiser: 'lost' }); return; }
    frame.contentWindow.postMessage({ begin: { scroll, hash } }, '*');
  };
  frame.srcdoc = html;
  coming = frame;
  document.body.append(frame);
}
addEventListener('message', ({ source, origin, data }) => {
  if (!data || !host) return;
  if (source === host) {
    if (origin !== location.origin) return;
    if (typeof data.page === 'object') open(data.page);
    else if (shown) shown.contentWindow.postMessage(data, '*');
    return;
  }
  const isComing = coming && source === coming.contentWindow;
  if (!isComing && !(shown && source === shown.contentWindow)) return;
  if (isComing && data.customiser === 'ready') show(coming);
  if (!isComing || data.customiser === 'ready') tell(data);
});
if (host) tell({ customiser: 'stage' });
</script>
<body>
<noscript>The preview of the customiser needs JavaScript.</noscript>
</body>
</html>
`;

/**
 * `/customiser/stage`, where the customiser shows the pages of a template; `/customiser/files/{id}.zip`, the template that it
 * changes, which counts as no download.
 */
export function customiser(zips: TemplateZips): Hono {
  const routes = new Hono();
  routes.get('/stage', (c) =>
    c.html(stage, 200, {
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-cache',
    }),
  );
  routes.get('/files/:file{[a-z0-9-]+\\.zip}', async (c) => {
    const id = c.req.param('file').slice(0, -'.zip'.length);
    const found = await zips.find((one) => one.id === id);
    if (!found) return c.notFound();
    const { size, bytes } = found.zip;
    return c.body(bytes, 200, {
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return routes;
}
