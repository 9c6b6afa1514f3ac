import type { Page } from 'playwright/test';
import { ready } from './ready.ts';

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search templates' });
export const cards = (page: Page) => page.getByRole('article');
export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

export async function openGallery(page: Page, path = '/templates') {
  await page.goto(path);
  await ready(search(page));
}
