import { setTimeout } from 'node:timers/promises';

const timeoutSeconds = 1800;

/**
 * Resolves when every template is a repository of the Git Store: that happens one after the other after the first start,
 * and what lists public pages needs all of them, what measures a server needs one that is done. Rejects after half an hour.
 */
export async function repositoriesMade(origin: string): Promise<void> {
  for (let second = 0; second < timeoutSeconds; second += 1) {
    const text = await (await fetch(`${origin}/sitemap.xml`)).text();
    const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
    const templates = count(/<loc>[^<]+\/template\/[^<]+<\/loc>/g);
    const repositories = count(/<loc>[^<]+\/git-store\/plinth\/[^<]+<\/loc>/g);
    if (templates > 0 && repositories === templates) return;
    await setTimeout(1000);
  }
  throw new Error(`Some templates are no repositories after ${timeoutSeconds} s.`);
}
