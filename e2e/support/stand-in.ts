import { test as base } from './test.ts';

/** Journeys that lead to another host, or to pages that try what they must not, of which the browser prints each refusal. */
export const unguarded = base.extend({ guard: async ({ baseURL: _ }, use) => use(undefined) });

/** A fixture of the worker: what stands in for a service of others, started before what needs its address. */
export function standIn<Service extends { close(): Promise<void> }>(
  start: () => Promise<Service>,
): [(needs: object, use: (service: Service) => Promise<void>) => Promise<void>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs
    async ({}, use) => {
      const service = await start();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ];
}
