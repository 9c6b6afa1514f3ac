import { expect, test } from './support/test.ts';

/** The public forms that work without scripts, each with a field that is in order; the others are missing. */
const FORMS: Record<string, Record<string, string>> = {
  '/contact': { user_name: 'Ada' },
  '/make-my-site': { suggestion: 'A site for a ferry, with its times.' },
  '/testimonials?tab=submit': { review: 'The templates are quick to fill in.' },
  '/report/testimonial/00000000-0000-4000-8000-000000000000': { details: 'It advertises watches.' },
};

const ticketIn = (page: string) => /name="ticket" value="([^"]+)"/.exec(page)?.[1];

for (const [path, fields] of Object.entries(FORMS)) {
  // With another one, whoever mends a field at once would be told that it was too quick.
  test(`${path} is sent again with the ticket it was opened with when it is refused`, async ({ server }) => {
    const ticket = ticketIn(await (await fetch(server.url + path)).text()) ?? '';
    const body = new URLSearchParams({ ticket, ...fields });
    const answer = await fetch(server.url + path, { method: 'POST', body });
    expect([answer.status, ticketIn(await answer.text())]).toEqual([400, ticket]);
  });
}
