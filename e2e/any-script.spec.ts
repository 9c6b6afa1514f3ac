import type { Locator } from 'playwright/test';
import { memberClient, publicAddress } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const WORDS = {
  arabic: { title: 'موقع لمخبز الحي', text: 'كل صباح نخبز الخبز الطازج (من الساعة 6:00).', rtl: true },
  hebrew: { title: 'אתר למאפייה שכונתית', text: 'לחם טרי בכל בוקר, מ-6:00.', rtl: true },
  hindi: { title: 'मोहल्ले की बेकरी की वेबसाइट', text: 'हर सुबह ताज़ी रोटी, 6:00 बजे से।', rtl: false },
  thai: { title: 'เว็บไซต์ร้านขนมปังในหมู่บ้าน', text: 'ขนมปังสดใหม่ทุกเช้า ตั้งแต่ 6:00 น.', rtl: false },
  japanese: { title: '町のパン屋のウェブサイト', text: '毎朝6時から焼きたてのパン。', rtl: false },
};

const direction = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction);

test('what members write runs in the direction of its script, in fields and on pages', async ({
  page,
  login,
  server,
}) => {
  const account = await login(page);
  const client = await memberClient(server, account);
  const { data } = await client.auth.getUser();
  const zip = publicAddress(client, `${data.user?.id}/1-site.zip`);
  for (const [language, { title, text, rtl }] of Object.entries(WORDS)) {
    const wanted = rtl ? 'rtl' : 'ltr';
    const project = await client
      .from('projects')
      .insert({
        title,
        description: text,
        content: text,
        tags: [title.slice(0, 12)],
        zip_file_url: zip,
        preview_url: 'https://example.com',
      })
      .select('slug')
      .single()
      .throwOnError();
    await page.goto(`/project/${project.data.slug}/content`);
    expect(await direction(page.getByRole('heading', { level: 1 })), language).toBe(wanted);
    expect(await direction(page.locator('pre')), language).toBe(wanted);

    const name = `site-${language}`;
    const repository = await client
      .from('git_repositories')
      .insert({ name, description: text })
      .select('id')
      .single()
      .throwOnError();
    await client
      .from('git_repository_files')
      .insert({
        repository_id: repository.data.id,
        filename: 'README.md',
        content: `# ${title}\n\n> ${text}\n`,
      })
      .throwOnError();
    await page.goto(`/git-store/repo/${name}`);
    expect(await direction(page.getByRole('heading', { name: title })), language).toBe(wanted);
    // The bar of a quotation is where its lines begin.
    const quotation = page.getByRole('blockquote');
    await expect(quotation).toHaveCSS(`border-${rtl ? 'right' : 'left'}-width`, '3px');
  }
  // While one types, too.
  await page.goto('/make-my-site?tab=submit');
  const field = page.getByRole('textbox', { name: 'Your suggestion' });
  await ready(field);
  await field.fill(WORDS.arabic.text);
  expect(await direction(field)).toBe('rtl');
  // What hides the order of letters is not kept, and so not shown either.
  await field.fill('Bakery \u202elive');
  await expect(field).toHaveValue('Bakery live');
  await page.goto('/profile');
  await ready(page.getByLabel('First name'));
  await page.getByLabel('Title').fill(WORDS.hebrew.title);
  expect(await direction(page.getByLabel('Title'))).toBe('rtl');
  expect(await direction(page.getByText(WORDS.hebrew.title, { exact: true }))).toBe('rtl');
});
