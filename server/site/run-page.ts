import { Hono } from 'hono';

/** A form that is sent under this address would look like one of the site's, so none leads anywhere, on any network. */
const common = ["form-action 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'self'"];
/**
 * No `allow-same-origin`: the page has no origin, and neither storage, cookies nor session of this site. No popups, no
 * downloads and no leading the window around it elsewhere. `allow-forms` lets the page's own scripts hear of a submit.
 */
const sandbox = 'sandbox allow-scripts allow-forms allow-modals';

/** What a page from the AI builder may reach, by the last part of the address it is shown at. */
const policies: Record<string, string> = {
  off: [
    "default-src 'none'",
    // Modules of a website are imported as data.
    "script-src 'unsafe-inline' data:",
    "worker-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    ...common,
    sandbox,
  ].join('; '),
  on: ["default-src * data: blob: 'unsafe-inline' 'unsafe-eval'", ...common, sandbox].join('; '),
};

/**
 * Takes one page from the window that opened this one, or stands around it, and becomes that page. Only a window of this
 * site may give one: anybody can open this address, and what it shows would stand under the site's name. `location.origin`
 * is the address's, which the sandbox leaves as it is; a sandboxed window's messages come from `null`.
 */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<body>
<script>
// A website of several pages shows each in a frame of its own, so that none finds what the one before has left.
function showSite(first, port) {
  let shown = null;
  const show = (html) => {
    const frame = document.createElement('iframe');
    frame.title = 'Page';
    frame.style = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:Canvas';
    frame.srcdoc = html;
    if (shown) shown.remove();
    shown = frame;
    document.body.append(frame);
  };
  addEventListener('message', ({ source, data }) => {
    if (!data || source !== shown.contentWindow) return;
    if (typeof data.plinthTitle === 'string') document.title = data.plinthTitle.slice(0, 300);
    // A link in it asks for another page of the same website, or a script for a file.
    const { plinthGo, plinthFile } = data;
    if (typeof plinthGo === 'string' || typeof plinthFile === 'string') port.postMessage({ plinthGo, plinthFile });
  });
  port.onmessage = ({ data }) => (typeof data === 'string' ? show(data) : shown.contentWindow.postMessage(data, '*'));
  show(first);
}
const host = window.opener || (window.parent === window ? null : window.parent);
addEventListener('message', (event) => {
  if (!host || event.source !== host || event.origin !== location.origin || !event.data || typeof event.data.plinthPage !== 'string') return;
  // The page must not lead the window that opened it elsewhere.
  if (window.opener) window.opener = null;
  const [port] = event.ports;
  if (port) {
    showSite(event.data.plinthPage, port);
    return;
  }
  document.open();
  document.write(event.data.plinthPage);
  document.close();
});
if (host) host.postMessage({ plinthRun: 'ready', at: location.pathname }, location.origin);
</script>
<noscript>Run a page from the AI builder to see it here.</noscript>
</html>
`;

/**
 * `/ai-run/off` and `/ai-run/on`: an empty page that shows what the AI builder hands to it, without and with the network.
 * It has a policy of its own, since a page made within another one (srcdoc, blob) inherits the site's, under which no
 * generated script runs; and that policy makes it a stranger to the site, in a frame and in a tab of its own.
 */
export function runPage(): Hono {
  const routes = new Hono();
  routes.get('/:network', (c) => {
    const policy = policies[c.req.param('network')];
    if (!policy) return c.notFound();
    return c.html(page, 200, {
      'Content-Security-Policy': policy,
      // A sandboxed page whose opener policy is stricter is not shown in a tab of its own.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-cache',
    });
  });
  return routes;
}
