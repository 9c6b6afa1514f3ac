import type { Locator, Page, Response } from 'playwright/test';
import { ready } from './ready.ts';

/** The cards of the board. */
export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
export const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
export const voteOf = (place: Page | Locator) => place.getByRole('button', { name: /^[\d,]+ Voted? for/ });

/** Resolves when a vote has been counted. To be called before it is given: the button shows it at once. */
export const counted = (page: Page): Promise<Response> =>
  // Another answer may come first: a ticket that is too old or too new is refused, and the vote sent again.
  page.waitForResponse((answer) => /\/vote$/.test(answer.url()) && answer.ok());

export async function openForm(page: Page): Promise<void> {
  await page.goto('/make-my-site?tab=submit');
  await ready(fieldOf(page, 'Your name'));
}

export async function fill(page: Page, suggestion: string, email = 'ada@example.org'): Promise<void> {
  await fieldOf(page, 'Your name').fill('Ada Lovelace');
  await fieldOf(page, 'Your e-mail address').fill(email);
  await fieldOf(page, 'Your suggestion').fill(suggestion);
}

/** Suggests as a person does, and returns the path of the suggestion's page. */
export async function suggest(page: Page, suggestion: string, email?: string): Promise<string> {
  await openForm(page);
  await fill(page, suggestion, email);
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  const link = page.getByRole('link', { name: 'See it on the board' });
  return (await link.getAttribute('href')) ?? '';
}
