import { freePort } from '../../../server/testing/free-port.ts';
import type { Machine } from './system.ts';

/** Ends what hangs: packages and a build take far less, on a slow machine and a slow line too. */
const longest = 30 * 60_000;

/** Runs `npm start` until the site answers, looks at three pages and stops it by SIGTERM to npm. */
export async function checkStart(machine: Machine, name: string): Promise<{ passed: boolean; note: string }> {
  const port = await freePort();
  const begun = performance.now();
  const site = machine.run(name, ['npm', 'start'], { PORT: String(port) });
  let over = false;
  const ended = site.ended.finally(() => {
    over = true;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!over && !(await answers(url))) {
    if (performance.now() - begun > longest) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (over) return { passed: false, note: `ended with ${(await ended).code} before it answered` };
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const fault = await look(url).then(
    () => null,
    (error: Error) => error.message,
  );
  site.terminate();
  const { code } = await ended;
  const stopped = code === 0 ? 'stopped by SIGTERM' : 'NOT stopped by SIGTERM';
  const note = fault ?? `${seconds} s to the first answer, pages are there, ${stopped}`;
  return { passed: !fault && code === 0, note };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** The gallery, and the page of a template that it leads to. Rejects with what is wrong. */
async function look(url: string): Promise<void> {
  const gallery = await read(`${url}/templates`);
  const address = /href="(\/template\/[^"/?#]+)"/.exec(gallery)?.[1];
  if (!address) throw new Error('/templates leads to no template');
  const page = await read(url + address);
  if (!page.includes('/downloads/')) throw new Error(`${address} offers no download`);
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
