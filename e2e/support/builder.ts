import { strToU8, zipSync } from 'fflate';
import { expect, type Page } from 'playwright/test';

/** The preview of the AI builder. */
export const PREVIEW = 'iframe[title="Preview of your page"]';

/** Opens a repository or a template in the builder, by its address. */
export async function openFrom(page: Page, address: string): Promise<void> {
  const name = address.replace(/^\/template/, 'plinth').replace(/^\/git-store\/([^/]+\/[^/]+).*/, '$1');
  await page.goto(`/ai-temp-build?from=${encodeURIComponent(address)}`);
  // Until it comes, the chat of before is there.
  await expect(page.getByRole('combobox', { name: 'Go to a step' })).toContainText(`1. From ${name}`);
}

/** Opens a website that comes as a template's does. */
export async function openZip(page: Page, files: Record<string, string>): Promise<void> {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  await page.route('**/customiser/files/handmade.zip', (route) =>
    route.fulfill({ contentType: 'application/zip', body: Buffer.from(zip) }),
  );
  await openFrom(page, '/template/handmade');
}

/** Resolves when the browser has stored this of a chat, which it does after the page shows it. */
export async function kept(page: Page, text: string): Promise<void> {
  const read = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('plinth-ai-builder');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const reading = database.transaction('sessions').objectStore('sessions').getAll();
            reading.onerror = () => reject(reading.error);
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
            database.close();
          };
        }),
    );
  await expect.poll(read).toContain(text);
}
