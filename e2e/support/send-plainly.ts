import { expect, type Locator } from 'playwright/test';

/**
 * Sends the form of a page without scripts until `done` is shown: the server asks for a little patience from what is
 * quicker than people. Each answer is waited for, since a form that is sent again meanwhile is sent twice.
 */
export async function sendPlainly(button: Locator, done: Locator): Promise<void> {
  const page = button.page();
  await page.waitForLoadState();
  await expect(async () => {
    const answered = page.waitForEvent('load');
    await button.click();
    await answered;
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass();
}
