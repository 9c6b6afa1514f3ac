import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { type Application, downloaded, file } from './application.ts';
import { expect } from './expect.ts';

/** The tools the site itself offers. */
export const tools: Record<string, Application> = {
  'code-editor': {
    async use(page, isKept) {
      const text = page.getByRole('textbox', { name: 'scripts/tide.js, JavaScript' });
      await text.click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('// Spring tides only.\n');
      await expect(text).toHaveValue(/^\/\/ Spring tides only\./);
      if (isKept) await expect(page.getByRole('status')).toContainText('Saved');
      else await expect(page.getByText('This browser keeps nothing')).toBeVisible();
      const zip = await downloaded(page, () => page.getByRole('button', { name: 'Export zip' }).click());
      const script = Object.entries(unzipSync(zip.bytes)).find(([name]) => name.endsWith('scripts/tide.js'));
      expect(Buffer.from(script?.[1] ?? []).toString()).toMatch(/^\/\/ Spring tides only\./);
      await page.reload();
      await expect(text).toHaveValue(/^\/\/ Spring tides only\./);
    },
  },
  'web-editor': {
    async use(page) {
      const proof = page.frameLocator('iframe').first();
      await expect(proof.getByRole('heading', { name: 'Misprint' })).toBeVisible();
      await page.getByRole('textbox', { name: 'HTML', exact: true }).fill('<h1>Pulled twice</h1>');
      await expect(proof.getByRole('heading', { name: 'Pulled twice' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Run a line of JavaScript in the proof' }).fill('6 * 7');
      await page.getByRole('button', { name: 'Run line' }).click();
      await expect(page.getByRole('region', { name: 'Console' })).toContainText('42');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(proof.getByRole('heading', { name: 'Misprint' })).toBeVisible();
    },
  },
  'file-fusion': {
    async use(page) {
      const report = await printed(page, 4);
      const annex = await printed(page, 2);
      const plan = file('plan.png', 'image/png', await page.screenshot());
      await page.getByRole('button', { name: 'Remove all' }).click();
      const choose = page.locator('[data-file]');
      await choose.setInputFiles([
        file('report.pdf', 'application/pdf', report),
        file('annex.pdf', 'application/pdf', annex),
        plan,
      ]);
      const facts = page.getByRole('status').filter({ hasText: / pages/ });
      await expect(facts).toContainText('7 pages');
      await page.getByLabel('Pages of report.pdf').fill('4, 1-2');
      await expect(facts).toContainText('6 pages');
      const merged = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
      expect(merged.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      await page.getByRole('button', { name: 'Remove all' }).click();
      await choose.setInputFiles(file('merged.pdf', 'application/pdf', merged.bytes));
      await expect(page.getByText('PDF, 6 pages')).toBeVisible();
    },
  },
  'file-url-converter': {
    async use(page) {
      await page.getByRole('textbox', { name: 'Text in' }).fill('data:text/plain,abc');
      await page.getByRole('button', { name: 'Make it a file' }).click();
      await page.getByRole('button', { name: 'Checksums' }).click();
      const sum = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd');
      // Of "abc", as the standards give them: FIPS 180-4, RFC 1321.
      await expect(sum('SHA-256')).toHaveText(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      );
      await expect(sum('MD5')).toHaveText('900150983cd24fb0d6963f7d28e17f72');
      await page.getByRole('button', { name: 'Base64' }).click();
      await expect(page.getByRole('region', { name: 'Result' })).toHaveText('YWJj');
      const made = await downloaded(page, () =>
        page.getByRole('button', { name: 'Download the file' }).click(),
      );
      expect(made.text).toBe('abc');
    },
  },
  'finance-tools': {
    async use(page) {
      await page.getByRole('textbox', { name: 'Amount borrowed' }).fill('100000');
      await page.getByRole('textbox', { name: 'Interest in percent a year' }).fill('6');
      await page.getByRole('textbox', { name: 'Years' }).fill('30');
      await page.getByRole('textbox', { name: 'Extra a month' }).fill('0');
      // The payment of an annuity: 100,000 · 0.005 / (1 − 1.005^−360) = 599.55.
      await expect(page.getByRole('region', { name: 'Borrow' })).toContainText('599.55');
      await page.getByRole('button', { name: 'Keep this one' }).click();
      await page.reload();
      await expect(page.getByRole('link', { name: /599\.55 a month/ })).toBeVisible();
    },
  },
  'health-portal': {
    async use(page) {
      const water = page.getByRole('region', { name: 'Water' });
      const glass = (millilitres: number) =>
        water.getByRole('img', { name: `${millilitres} of 2000 millilitres drunk` });
      const before = Number((await water.getByRole('img').getAttribute('aria-label'))?.split(' ')[0]);
      await water.getByRole('button', { name: '+ 200 ml' }).click();
      await expect(glass(before + 200)).toBeVisible();
      await page.reload();
      await expect(glass(before + 200)).toBeVisible();
      await page.getByRole('textbox', { name: 'Weight' }).fill('70.4');
      await page.getByRole('textbox', { name: 'Weight' }).press('Enter');
      await expect(page.getByRole('img', { name: 'Scale at 70.4 kg' })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('img', { name: 'Scale at 70.4 kg' })).toHaveCount(0);
    },
  },
  'invoice-newgen': {
    async use(page) {
      await page.getByRole('button', { name: 'New invoice' }).click();
      await page.getByRole('textbox', { name: 'Bill to' }).fill('Harbour Office');
      await page.getByRole('textbox', { name: 'Description, line 1' }).fill('Name on the pilot boat');
      await page.getByRole('textbox', { name: 'Qty, line 1' }).fill('2');
      await page.getByRole('textbox', { name: 'Price, line 1' }).fill('150');
      await page.getByRole('textbox', { name: 'Tax %, line 1' }).fill('20');
      await expect(page.getByRole('row', { name: /Name on the pilot boat/ })).toContainText('£300.00');
      await expect(page.getByText('£360.00').first()).toBeVisible();
      await page.getByRole('button', { name: 'Mark as sent' }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: /Sent Harbour Office/ })).toBeVisible();
    },
  },
  'url-shortener': {
    async use(page) {
      await page.getByRole('textbox', { name: 'Long address' }).fill('https://example.com/a?b=c#d');
      await page.getByRole('textbox', { name: 'Name, if you like' }).fill('pier');
      await page.getByRole('button', { name: 'Take a ticket' }).click();
      await expect(page.getByRole('heading', { name: 'On the rack 6' })).toBeVisible();
      const open = page.getByRole('region', { name: 'On the rack' }).getByRole('link', { name: 'Open pier' });
      expect(await open.getAttribute('href')).toContain('pier');
      const kept = await downloaded(page, () => page.getByRole('button', { name: 'Export JSON' }).click());
      expect(kept.text).toContain('https://example.com/a?b=c#d');
      await page.getByRole('button', { name: 'Throw pier away' }).click();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect(open).toBeVisible();
    },
  },
};

/** A PDF of that many pages, printed by the browser. */
async function printed(page: Page, pages: number): Promise<Buffer> {
  const paper = await page.context().newPage();
  const sheet = (_: unknown, n: number) => `<h1 style="break-after: page">Sheet ${n + 1}</h1>`;
  await paper.setContent(
    Array.from({ length: pages }, sheet)
      .join('')
      .replace(/ style="[^"]*"(?=>Sheet \d+<\/h1>$)/, ''),
  );
  const pdf = await paper.pdf({ width: '300px', height: '400px' });
  await paper.close();
  return pdf;
}
