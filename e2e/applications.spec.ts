import { type DemoServer, serveDemos } from '../server/testing/serve-demos.ts';
import { business } from './applications/business.ts';
import { desk } from './applications/desk.ts';
import { film } from './applications/film.ts';
import { people } from './applications/people.ts';
import { stage } from './applications/stage.ts';
import { tools } from './applications/tools.ts';
import { town } from './applications/town.ts';
import { templates } from './support/catalogue.ts';
import { standIn } from './support/stand-in.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<object, { own: DemoServer }>({
  own: standIn(() => serveDemos('templates')),
  neighbours: [async ({ own }, use) => use([own.origin]), { scope: 'worker' }],
});
const applications = { ...tools, ...desk, ...film, ...business, ...people, ...stage, ...town };

/** Thrown in place of a reload. */
class Left extends Error {}

for (const [id, { page: start = '', use }] of Object.entries(applications)) {
  const title = templates.find((template) => template.id === id)?.title;

  test(`${title}: on an address of its own it does what it is for, and keeps it`, async ({ page, own }) => {
    expect(title, `templates/catalogue.json has no ${id}`).toBeDefined();
    await page.goto(own.address(id, start));
    await use(page, true);
  });

  test(`${title}: its demo does what the template is for, without an origin`, async ({ page }) => {
    const response = await page.goto(`/demo/${id}/${start}`);
    expect(response?.headers()['content-security-policy']).toContain('; sandbox allow-scripts ');
    expect(await page.evaluate(() => origin)).toBe('null');
    // What is kept for the next visit is not kept here, so the visit ends where its user would come back.
    page.reload = () => Promise.reject(new Left());
    await use(page, false).catch((error) => {
      if (!(error instanceof Left)) throw error;
    });
  });
}
