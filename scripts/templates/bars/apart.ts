import type { Browser, Page } from 'playwright';
import type { DemoServer } from '../../../server/testing/serve-demos.ts';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';
import { newTroubles } from '../troubles.ts';
import { visit } from '../visit.ts';
import type { Served } from './disk.ts';
import { judgeTroubles } from './loading.ts';

const mend = 'ask for storage inside try and catch, and go on without it';

/** Least letters that a page without an origin shows. */
const leastText = 60;

/**
 * Every view works as the site shows it: in a sandbox, without an origin, where asking for storage throws. `server` serves it
 * so; `served` is what each view showed with an origin. With `isForced`, the demo of each theme is looked at as well, by the
 * address that previews choose it with.
 */
export async function checkApart(
  template: Template,
  browser: Browser,
  server: DemoServer,
  served: Map<string, Served>,
  isForced: boolean,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const fault = (bar: 'apart' | 'themes', file: string, what: string, how = mend) =>
    faults.push({ bar, file, what, mend: how });
  for (const file of template.views) {
    const { seen, troubles } = await visit(
      browser,
      server.address(template.id, file),
      {},
      async ({ page, troubles }) => ({ seen: await look(page), troubles }),
    );
    if (seen.origin !== 'null')
      fault('apart', file, `has the origin ${seen.origin} where it should have none`);
    if (seen.headings === 0) fault('apart', file, 'shows no heading of level 1 without an origin');
    if (seen.letters < leastText)
      fault(
        'apart',
        file,
        `shows ${seen.letters} letters without an origin, at least ${leastText} are needed`,
      );
    const own = newTroubles(troubles, served.get(file)?.troubles ?? [], template.id);
    for (const trouble of judgeTroubles(template, file, own))
      faults.push({ ...trouble, bar: 'apart', when: 'without an origin', mend });
  }
  if (!isForced) return faults;
  const colours = [];
  for (const theme of ['light', 'dark'])
    colours.push(
      await visit(
        browser,
        server.address(`${template.id}~${theme}`),
        {},
        async ({ page }) => (await look(page)).colours,
      ),
    );
  if (colours[0] === colours[1])
    fault(
      'themes',
      'index.html',
      'has the same colours in the previews of both themes',
      'set the colours of the page under prefers-color-scheme, or by data-theme on the root element',
    );
  return faults;
}

/** What a page shows now. */
function look(page: Page) {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return {
      origin,
      headings: document.querySelectorAll('h1').length,
      letters: document.body.innerText.length,
      colours: [backgroundColor, color, getComputedStyle(document.documentElement).backgroundColor].join(),
    };
  });
}
