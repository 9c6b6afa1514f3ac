import { test } from './support/ai-service.ts';
import { ready } from './support/ready.ts';
import { expect } from './support/test.ts';

const REPLY = `\`\`\`html
<!doctype html>
<html>
<head><meta charset="utf-8"><title>Bread</title><script src="vendor.js"></script></head>
<body><main><h1>Bread</h1>
<img src="img/rye-bread.jpg">
<input name="email">
<p class="pale">So pale that nobody can read it</p>
</main></body>
</html>
\`\`\`
\`\`\`css
body { background: #ffffff; }
.pale { color: #bbbbbb; }
\`\`\`
\`\`\`js
document.getElementById('nothing').focus();
\`\`\`
`;

test('faults are found in the preview, and mended by rules, then by the model', async ({ page, service }) => {
  service.answer(
    { reply: REPLY },
    {
      reply:
        "script.js\n<<<<<<< SEARCH\ndocument.getElementById('nothing').focus();\n=======\n>>>>>>> REPLACE\n",
    },
  );
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('A page about bread');
  await prompt.press('Enter');
  const faults = page.getByRole('region', { name: 'Faults', exact: true });
  for (const fault of [
    'Not there: vendor.js',
    'Not there: img/rye-bread.jpg',
    'element must have a lang attribute',
    'Images must have alternative text',
    'Form elements must have labels',
    'color contrast ratio',
    "Cannot read properties of null (reading 'focus')",
  ])
    await expect(faults.getByText(fault)).toBeVisible();
  await page.getByRole('button', { name: 'Mend', exact: true }).click();
  await expect(page.getByText('7 faults mended in 2 rounds. Nothing else was found.')).toBeVisible();
  await expect(faults.getByText('No faults found')).toBeVisible();
  // The model was asked about what the rules left, and nothing else.
  const asked = JSON.stringify(service.calls.at(-1)?.body);
  expect(asked).toContain('reading');
  expect(asked).not.toContain('Not there');
  const html = page.getByRole('region', { name: 'index.html' });
  await expect(html).toContainText('<html lang="en">');
  await expect(html).toContainText('alt="Rye bread"');
  await expect(html).toContainText('aria-label="Email"');
  await expect(html).not.toContainText('vendor.js');
  // Each round is a step.
  await expect(page.getByRole('combobox', { name: 'Go to a step' })).toContainText('3. Mended by the model');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(faults.getByText("reading 'focus'")).toBeVisible();
});
