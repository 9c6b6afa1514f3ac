import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';

/** What an application template is for, done as its user would. */
export interface Application {
  /** The page it begins on; the front page when left out. */
  page?: string;
  /** `isKept` is false where the browser keeps nothing of it from one page to the next. */
  use(page: Page, isKept: boolean): Promise<void>;
}

/** Does what starts a download; resolves to the file’s name, its bytes and its text. */
export async function downloaded(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** A file as a person would choose it. */
export const file = (name: string, mimeType: string, content: string | Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
