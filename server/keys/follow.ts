import type { Services } from '../services.ts';
import { keysChannel } from './signing-keys.ts';

/** Notifications are lost while the database connection is broken; a key revoked then is refused after this time. */
const rereadEvery = 60_000;

/**
 * Takes up keys as they change, whichever server or command changed them. Resolves, when it listens, with how to stop;
 * that resolves when no reading is under way any more, since the database is closed after it.
 */
export async function followKeys({ database, keys, log }: Services): Promise<() => Promise<void>> {
  let underWay = Promise.resolve();
  let stopped = false;
  const reload = () => {
    if (stopped) return;
    underWay = underWay
      .then(() => keys.tokens.reload())
      .catch((error) => log.error('signing_keys_unreadable', { error: String(error) }));
  };
  await database.listen(keysChannel, reload);
  const timer = setInterval(reload, rereadEvery);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return underWay;
  };
}
