import { business } from './applications/business.ts';
import { desk } from './applications/desk.ts';
import { film } from './applications/film.ts';
import { people } from './applications/people.ts';
import { stage } from './applications/stage.ts';
import { tools } from './applications/tools.ts';
import { town } from './applications/town.ts';
import { templates } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

const applications = { ...tools, ...desk, ...film, ...business, ...people, ...stage, ...town };

for (const [id, { page: start = '', use }] of Object.entries(applications)) {
  const title = templates.find((template) => template.id === id)?.title;

  test(`${title}: its demo does what the template is for`, async ({ page }) => {
    expect(title, `templates/catalogue.json has no ${id}`).toBeDefined();
    await page.goto(`/demo/${id}/${start}`);
    await use(page);
  });
}
