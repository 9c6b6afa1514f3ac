import { visitorStays } from './first-interaction.ts';
import { whenIdle } from './when-idle.ts';

/** Rows of a public table. `filter` is the realtime service's: `status=eq.published`. */
export type Followed = { table: string; filter?: string };

/** A row that was written, as a visitor without an account may see it; once it is gone only its `id` is there. */
export type RowChange = {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Record<string, unknown> & { id?: unknown };
};

/**
 * Calls `heard` for every row that is written while the page is in view, and with null when some may have been missed
 * meanwhile. The client is fetched when the visitor stays and the browser is idle. Where the service cannot be reached
 * nothing is heard and nothing is said: the page is then what its last reading made it. Returns the function that ends it.
 */
export function followRows(
  channel: string,
  followed: readonly Followed[],
  heard: (change: RowChange | null) => void,
): () => void {
  let close: (() => void) | null = null;
  let wasAway = false;

  function open() {
    let isWanted = true;
    let disconnect = () => {};
    close = () => {
      isWanted = false;
      disconnect();
    };
    const connect = async () => {
      await visitorStays();
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (!isWanted) return;
      const { openChannel } = await import('./realtime.ts');
      const leave = await openChannel(channel, followed, heard, wasAway);
      if (isWanted) disconnect = leave;
      else leave();
    };
    connect().catch((error: unknown) => console.info('This page is not kept up to date.', error));
  }

  // A page out of view costs the server nothing, and one that is left can be kept for the way back.
  function follow() {
    if (document.visibilityState === 'visible') {
      if (!close) open();
    } else if (close) {
      close();
      close = null;
      wasAway = true;
    }
  }

  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close?.();
  };
}
