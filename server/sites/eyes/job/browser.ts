import { type Browser, chromium } from 'playwright-core';

/** Milliseconds for the browser to be there. */
const startMilliseconds = 20_000;

/**
 * Starts a browser with a profile of its own, within its own sandbox, whose only way out is `proxy`; without one it has none.
 * Rejects where the browser has no sandbox here.
 */
export async function startBrowser(executablePath: string, proxy: string | null): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    chromiumSandbox: true,
    timeout: startMilliseconds,
    // A port at which nobody is answers no.
    proxy: { server: proxy ?? 'http://127.0.0.1:9' },
    args: [
      // No address is looked up, whatever a page or the browser itself asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      // Calls between browsers would pass the proxy by.
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-blink-features=WebTransport',
      '--disable-quic',
      // No page opens another one.
      '--block-new-web-contents',
      '--disable-gpu',
      '--renderer-process-limit=2',
      '--js-flags=--max-old-space-size=256',
      '--disk-cache-size=1',
      '--media-cache-size=1',
    ],
    env: {
      HOME: process.env.HOME ?? '',
      TMPDIR: process.env.TMPDIR ?? '',
      LANG: 'C.UTF-8',
      PATH: process.env.PATH ?? '',
    },
  });
  return browser;
}
