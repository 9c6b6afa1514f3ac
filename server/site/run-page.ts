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
<script>
const host = window.opener || (window.parent === window ? null : window.parent);
addEventListener('message', (event) => {
  if (!host || event.source !== host || event.origin !== location.origin || !event.data || typeof event.data.plinthPage !== 'string') return;
  // The page must not lead the window that opened it elsewhere.
  if (window.opener) window.opener = null;
  const [port] = event.ports;
  const write = (page) => {
    document.open();
    document.write(page);
    document.close();
  };
  if (port) {
    // A link in it asks for another page of the same website.
    window.plinthGo = (address) => port.postMessage(address);
    port.onmessage = ({ data }) => write(data);
  }
  write(event.data.plinthPage);
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
