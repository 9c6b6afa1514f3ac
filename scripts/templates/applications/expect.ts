import { expect as playwrightExpect } from 'playwright/test';

/** Waits for what a page will show as long as the journeys of the site do: on a slow machine too. */
export const expect = playwrightExpect.configure({ timeout: 120_000 });
