import type { Browser, Page } from 'playwright';
import type { DemoServer } from '../../../server/testing/serve-demos.ts';
import type { Application } from '../applications/application.ts';
import { setClock } from '../clock.ts';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';
import { watchTroubles } from '../troubles.ts';
import { everyContext } from '../visit.ts';
import { judgeTroubles } from './loading.ts';

/** Thrown in place of a reload where the browser keeps nothing. */
class Left extends Error {}

/**
 * An application does what its template is for, as its user would do it: on an address of its own, where it keeps what it is
 * given, and in its demo, which has no origin and keeps nothing, so that the visit ends where its user would come back.
 */
export async function checkUse(
  template: Template,
  { page: start = '', use }: Application,
  browser: Browser,
  { own, apart }: { own: DemoServer; apart: DemoServer },
): Promise<Fault[]> {
  const attempt = async (server: DemoServer, when: string, work: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ ...everyContext, baseURL: server.origin });
    const faults: Fault[] = [];
    try {
      const page = await context.newPage();
      await setClock(page);
      const troubles = watchTroubles(page, server.origin);
      await page.goto(server.address(template.id, start));
      await work(page);
      for (const fault of judgeTroubles(template, start || 'index.html', troubles))
        faults.push({ ...fault, when });
    } catch (error) {
      faults.push(failed(error as Error, when));
    } finally {
      await context.close();
    }
    return faults;
  };
  return [
    ...(await attempt(own, 'on an address of its own', (page) => use(page, true))),
    ...(await attempt(apart, 'in its demo, without an origin', async (page) => {
      page.reload = () => Promise.reject(new Left());
      await use(page, false).catch((error) => {
        if (!(error instanceof Left)) throw error;
      });
    })),
  ];
}

/** The first line of Playwright's message says what was waited for; what follows is its log. */
function failed({ message }: Error, when: string): Fault {
  const [what = ''] = message.split('\n');
  return {
    bar: 'use',
    file: 'index.html',
    what: `does not do what it is for: ${what}`,
    when,
    mend: 'scripts/templates/applications does it step by step',
  };
}
