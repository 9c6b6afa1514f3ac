import type { Calls } from './workshop.worker.ts';

type Answer<Name extends keyof Calls> = Promise<Awaited<ReturnType<Calls[Name]>>>;

/** The workshop of one template, which runs in a worker. */
export type OpenWorkshop = {
  /** Asks it for something; calls are done one after the other. Rejects with words for the visitor. */
  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Answer<Name>;
  close(): void;
};

/** Starts a worker for a workshop. */
export function startWorkshop(): OpenWorkshop {
  const worker = new Worker(new URL('./workshop.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  worker.addEventListener('message', ({ data: { id, value, error } }: MessageEvent) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(value);
    else one?.reject(new Error(error));
  });
  worker.addEventListener('error', () => {
    for (const one of waiting.values()) one.reject(new Error('The customiser’s code could not be loaded.'));
    waiting.clear();
  });
  return {
    call(name, ...args) {
      last += 1;
      const one = Promise.withResolvers<unknown>();
      waiting.set(last, one);
      worker.postMessage({ id: last, name, args });
      return one.promise as Answer<typeof name>;
    },
    close: () => worker.terminate(),
  };
}
