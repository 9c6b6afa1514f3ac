import os from 'node:os';
import type { FromJob, Order, ToJob } from '../messages.ts';
import { startBrowser } from './browser.ts';
import { look } from './look.ts';

/**
 * A job, in a process of its own: it starts a browser, looks at one deployment, says what it found and waits to be ended.
 * It has the network of nobody but itself: files come from the server, by messages.
 */
const waiting = new Map<number, (bytes: Uint8Array | null) => void>();
let lastId = 0;

const tell = (message: FromJob) => process.send?.(message);

process.on('message', (message: ToJob) => {
  if ('order' in message) void work(message.order);
  else {
    waiting.get(message.id)?.(message.bytes);
    waiting.delete(message.id);
  }
});
// The server is gone: nobody else would end this process, and with it the browser.
process.once('disconnect', () => process.exit());
// Visitors come first.
os.setPriority(5);

async function work(order: Order): Promise<void> {
  try {
    if (order.kind === 'probe') {
      const browser = await startBrowser(order.browser, null);
      await (await browser.newPage()).goto('about:blank');
      tell({ isReady: true });
    } else {
      const report = await look(order, (hash, range) => {
        lastId += 1;
        const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
        waiting.set(lastId, resolve);
        tell({ id: lastId, hash, range });
        return promise;
      });
      tell({ report });
    }
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    tell({ failure: (message.split('\n', 1)[0] ?? '').slice(0, 300) || 'The browser failed.' });
  }
}
