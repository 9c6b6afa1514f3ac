import { createAccount, signIn } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { asMember } from './support/git.ts';
import { site, text } from './support/git-store.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state at three widths, ${colorScheme}`, async ({ browser, server }) => {
    test.setTimeout(3_600_000);
    const account = await createAccount(server);
    const context = await browser.newContext({
      baseURL: server.url,
      colorScheme,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      // The checker is a script of the test's own, which the pages' policy rightly refuses.
      bypassCSP: true,
    });
    const page = await context.newPage();
    await signIn(page, server, account);
    const { look, faults } = axeAtWidths(page, colorScheme);
    const [made] = await asMember<{ id: string; owner: string; slug: string }[]>(
      page,
      '/rest/v1/git_repositories',
      { name: `audited-${colorScheme}`, description: 'Checked in every state' },
    );
    const files = [
      [
        'README.md',
        '# Audited\n\n## Use\n\n```js\nlet a = 1; // one\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
      ],
      ['src/app.ts', '/** A */\nexport const a: number = 1;\n'],
      ['data.csv', 'a,b\n1,2\n'],
      ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'],
    ].map(([filename, content]) => ({ repository_id: made?.id, filename, content }));
    await asMember(page, '/rest/v1/git_repository_files', files);
    const path = `/git-store/${made?.owner}/${made?.slug}`;
    const places = [
      '',
      '/file/README.md',
      '/file/src/app.ts',
      '/file/data.csv',
      '/file/mark.svg',
      '/commits',
    ];
    const addresses = [...places, '/file/none.txt'].map((place) => path + place);
    for (const address of [...addresses, `/git-store?open=${path.replace('/git-store/', '')}`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await look(address);
    }
    await page.goto(`${path}/commits`);
    await page.getByRole('link', { name: 'Add 4 files' }).click();
    await expect(page.getByText('4 files changed')).toBeVisible();
    await look('commit');

    await page.goto(path);
    const settings = page.getByRole('button', { name: 'Repository settings' });
    await ready(settings);
    await page.locator('summary', { hasText: 'Clone' }).click();
    await look('clone');
    await settings.click();
    await expect(page.getByLabel('Description')).toBeVisible();
    await look('settings');
    await page.goto('/git-store');
    const create = page.getByRole('button', { name: 'New Repository' });
    await ready(create);
    await create.click();
    await page.getByLabel('Choose files').setInputFiles([...site, text('a.exe', 'x')]);
    await expect(page.getByText('Not everything can be kept')).toBeVisible();
    await look('new repository');
    await page.keyboard.press('Escape');

    await page.goto(`${path}/file/src/app.ts`);
    const edit = page.getByRole('button', { name: 'Edit' });
    await ready(edit);
    await edit.click();
    await expect(page.getByRole('textbox', { name: /Text of/ })).toBeVisible();
    await look('editor');
    await context.close();
    expect(faults).toEqual([]);
  });
}
