import { AI_TEST_KEY, type FakeAiService, startAiService } from '../../server/testing/ai-service.ts';
import { test as base } from './test.ts';

interface WorkerFixtures {
  /** The service that the site asks for pages, on this machine; a journey says what it answers. */
  service: FakeAiService;
}

/** Journeys on a site with an AI service. The pages it makes try what they must not, and the browser prints each refusal. */
export const test = base.extend<object, WorkerFixtures>({
  guard: async ({ baseURL: _ }, use) => use(undefined),
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs
    async ({}, use) => {
      const service = await startAiService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ service }, use) => use({ AI_BASE_URL: service.url, AI_API_KEY: AI_TEST_KEY }),
    { scope: 'worker' },
  ],
});
