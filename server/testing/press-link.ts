/**
 * Opens the link of a mail and presses the button of its page, as its reader does without scripts. Resolves with the answer, which
 * is not followed; with the page itself where that has no button.
 */
export async function pressLink(link: URL | string, init: RequestInit = {}): Promise<Response> {
  const page = await fetch(link, { redirect: 'manual', ...init });
  if (page.status !== 200) return page;
  const text = await page.clone().text();
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1];
  if (!action) return page;
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return fetch(new URL(unescapeHtml(action), link), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, unescapeHtml(value)])),
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text behind an attribute of a page that the server has drawn. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}
