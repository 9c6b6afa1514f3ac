import { test } from './support/ai-service.ts';
import { ready } from './support/ready.ts';
import { expect } from './support/test.ts';

// One after the other, so that they share a server.
test.describe.configure({ mode: 'default' });

const LONG = Array.from({ length: 40 }, (_, index) => `.rule-${index} { color: navy; }`).join('\n');
const REPLY = `Here it is.

\`\`\`html
<!doctype html>
<html lang="en"><head><title>Bread</title></head><body><h1>Bread</h1><p id="out"></p></body></html>
\`\`\`
\`\`\`css
h1 { color: navy; }
${LONG}
\`\`\`
\`\`\`js
const tried = [];
for (const attempt of [
  () => localStorage.setItem('a', 'b'),
  () => document.cookie,
  () => parent.document.title,
  () => parent.localStorage.length,
]) try { attempt(); tried.push('reached'); } catch { tried.push('refused'); }
fetch('/healthz').then(() => tried.push('reached'), () => tried.push('refused')).then(() => {
  document.getElementById('out').textContent = tried.join(' ');
});
\`\`\`
`;
const CHANGE = `styles.css
<<<<<<< SEARCH
h1 { color: navy; }
=======
h1 { color: maroon; }
>>>>>>> REPLACE
index.html
<<<<<<< SEARCH
<h1>Bread</h1>
=======
<h1>Cake</h1>
>>>>>>> REPLACE
styles.css
<<<<<<< SEARCH
not in the file
=======
x
>>>>>>> REPLACE
`;

test('a description becomes a page while one watches, and the page is changed step by step', async ({
  page,
  service,
}) => {
  const { promise: looked, resolve: go } = Promise.withResolvers<void>();
  service.answer({ reply: REPLY, size: 12, pause: { after: '</h1>', until: looked } });
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await expect(page.getByText('No code generated yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await prompt.fill('A page about bread');
  await prompt.press('Enter');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(prompt).toBeDisabled();
  // The beginning is there before the end has come.
  await expect(page.getByRole('region', { name: 'index.html' })).toContainText('<h1>Bread</h1>');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  go();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();

  const frame = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(frame.getByText('refused refused refused refused refused')).toBeVisible();

  await page.getByRole('tab', { name: 'styles.css' }).click();
  const css = page.getByRole('region', { name: 'styles.css' });
  await expect(css).toContainText('…');
  await expect(css).not.toContainText('.rule-39');
  await page.getByRole('button', { name: 'Expand' }).click();
  await expect(css).toContainText('.rule-39');
  expect((await css.boundingBox())?.height).toBeLessThanOrEqual(700);
  await page.getByRole('button', { name: 'Collapse' }).click();

  service.answer({ reply: CHANGE });
  await page.getByLabel('What should be different?').fill('Make it cake');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('The text to replace was not found in styles.css.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept change 2' }).click();
  await expect(frame.getByRole('heading', { name: 'Cake' })).toBeVisible();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(css).toContainText('navy');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.getByRole('heading', { name: 'Bread' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(frame.getByRole('heading', { name: 'Cake' })).toBeVisible();

  service.answer({ reply: '```css\nh1 { color: olive; }\n```' });
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByLabel('What should be better?').fill('olive');
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click();
  await expect(css).toContainText('olive');

  await page.reload();
  await ready(prompt);
  await expect(frame.getByRole('heading', { name: 'Cake' })).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  ]);
  await expect(tab.getByText('refused refused')).toBeVisible();
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(page.getByText('No code generated yet.')).toBeVisible();
});

test('a preview that is slow to come is asked for once and shows the newest page', async ({
  page,
  service,
}) => {
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: finished, resolve: go } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/ai-run/off', async (route) => {
    asked += 1;
    await finished;
    await route.continue();
  });
  service.answer({ reply: REPLY, size: 12, pause: { after: '</h1>', until: looked } });
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('A page about bread');
  await prompt.press('Enter');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  goOn();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  go();
  const frame = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(frame.getByText('refused refused refused refused refused')).toBeVisible();
  expect(asked).toBe(1);
});

test('what the service refuses is said with its number, and a reply can be stopped', async ({
  page,
  service,
}) => {
  service.answer({ status: 402 });
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('A page about bread');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('The AI service returned an error with the status code 402.')).toBeVisible();
  // What had come before the connection broke off stays, also of a page that is no fenced block.
  service.answer({ reply: '<!doctype html>\n<html><body><h1>Half a loaf</h1>\n', manner: 'cut' });
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('The connection to the AI service broke off.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Run/ })).toBeEnabled();
  const { promise: stopped, resolve: end } = Promise.withResolvers<void>();
  service.answer({ reply: REPLY, pause: { after: '</h1>', until: stopped } });
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  end();
});

test('a reply that ends before its end is gone on with', async ({ page, service }) => {
  const half = REPLY.indexOf('.rule-20');
  service.answer({ reply: REPLY.slice(0, half), manner: 'length' });
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('A page about bread');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('The model stopped before the end')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'Go on with this reply' });
  // The model begins its block again.
  service.answer({ reply: `\`\`\`css\n${REPLY.slice(half)}` });
  await goOn.click();
  await expect(goOn).toBeHidden();
  // While it is written, the tab follows.
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeEnabled();
  await expect(page.getByText('The model stopped before the end')).toBeHidden();
  await page.getByRole('tab', { name: 'styles.css' }).click();
  await page.getByRole('button', { name: 'Expand' }).click();
  const css = page.getByRole('region', { name: 'styles.css' });
  for (const rule of ['.rule-19 ', '.rule-20 ', '.rule-39 ']) await expect(css).toContainText(rule);
  const frame = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(frame.getByText('refused refused refused refused refused')).toBeVisible();
  // What was before the reply went on has another end to go on with.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(css).not.toContainText('.rule-39 ');
  await expect(goOn).toBeHidden();
});
