import { AI_TEST_KEY, type FakeAiService, startAiService } from '../../server/testing/ai-service.ts';
import { standIn, unguarded } from './stand-in.ts';

interface WorkerFixtures {
  /** The service that the site asks for pages, on this machine; a journey says what it answers. */
  service: FakeAiService;
}

/** Journeys on a site with an AI service. */
export const test = unguarded.extend<object, WorkerFixtures>({
  service: standIn(startAiService),
  settings: [
    async ({ service }, use) => use({ AI_BASE_URL: service.url, AI_API_KEY: AI_TEST_KEY }),
    { scope: 'worker' },
  ],
});
