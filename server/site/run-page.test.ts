import { expect, it } from 'vitest';
import { runPage } from './run-page.ts';

const policyOf = async (path: string) =>
  (await runPage().request(path)).headers.get('content-security-policy') ?? '';

it('has no origin, with and without the network', async () => {
  for (const path of ['/off', '/on']) {
    const policy = await policyOf(path);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).not.toContain('allow-top-navigation');
    expect(policy).toContain("frame-ancestors 'self'");
  }
});

it('reaches no host unless it is asked to', async () => {
  const policy = await policyOf('/off');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/\*|https?:|'self'(?!$|; sandbox)/);
  expect(await policyOf('/on')).toContain('default-src *');
});

it('lets no form lead anywhere, and no window but the site’s own give it a page', async () => {
  for (const path of ['/off', '/on']) {
    expect(await policyOf(path)).toContain("form-action 'none'");
    const page = await (await runPage().request(path)).text();
    expect(page).toContain('event.origin !== location.origin');
    const told = [...page.matchAll(/host\.postMessage\((.*)\);/g)].map(([, given]) => given);
    expect(told).toEqual([expect.stringMatching(/, location\.origin$/)]);
  }
});

it('is nothing else', async () => {
  expect((await runPage().request('/other')).status).toBe(404);
});
