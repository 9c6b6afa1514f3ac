import { expect } from 'playwright/test';

/**
 * Resolves when every template is a repository of the Git Store: that happens one after the other after the first start,
 * and what counts or lists public pages needs all of them.
 */
export async function repositoriesMade(origin: string): Promise<void> {
  const count = async () => {
    const text = await (await fetch(`${origin}/sitemap.xml`)).text();
    const paths = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    const templates = paths(/<loc>[^<]+\/template\/[^<]+<\/loc>/g);
    return templates > 0 && paths(/<loc>[^<]+\/git-store\/plinth\/[^<]+<\/loc>/g) - templates;
  };
  await expect.poll(count, { timeout: 120_000, intervals: [1000] }).toBe(0);
}
