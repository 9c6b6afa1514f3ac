import { type Allowed, hashInline } from './inline-hashes.ts';

interface Rendered {
  html: string;
  status: number;
  headers: Headers;
  nonce: string;
}

interface Means<Answer> {
  /** Where answers are kept, by path and query. */
  kept: { get(path: string): Answer | undefined; set(path: string, answer: Answer): unknown };
  /** Makes an answer that can be sent again and again; at quality 11 it takes a core for a while and is smaller. */
  pack(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>, quality?: 11): Promise<Answer>;
  /** The policy of a page, but for what of it may run inline. */
  policyOf(allowed: Allowed): string;
}

/** Keeps pages that are the same for everyone, so that each is rendered once. */
export function keepPages<Answer>({ kept, pack, policyOf }: Means<Answer>) {
  let packing: Promise<unknown> = Promise.resolve();
  return {
    /** The page at a path, with its query, if it is kept. */
    find: (path: string) => kept.get(path) ?? null,
    /**
     * Keeps a page that is the same for everyone: its inline scripts, which carry the render's nonce, are allowed by
     * their hashes from now on. Null for every other page.
     */
    async keep(request: Request, { html: page, status, headers, nonce }: Rendered): Promise<Answer | null> {
      if (!isSameForEveryone(request, status, headers)) return null;
      const { html, hashes } = hashInline(page, nonce);
      const common = { ...Object.fromEntries(headers), 'content-security-policy': policyOf(hashes) };
      const bytes = new TextEncoder().encode(html);
      const path = pathOf(request);
      const answer = await pack(bytes, common);
      kept.set(path, answer);
      // Later visitors get a smaller one; the first does not wait for it. One at a time, as each takes a core.
      packing = packing.then(async () => kept.set(path, await pack(bytes, common, 11)));
      return answer;
    },
  };
}

/** Path and query: what makes one page differ from another that is the same for everyone. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function isSameForEveryone(request: Request, status: number, headers: Headers): boolean {
  return (
    request.method === 'GET' &&
    status === 200 &&
    /\bpublic\b/.test(headers.get('Cache-Control') ?? '') &&
    !headers.has('Set-Cookie') &&
    hasOneSpelling(new URL(request.url))
  );
}

/** Invented queries and other spellings of a page's path would push out pages that are asked for often. */
function hasOneSpelling({ pathname, search }: URL): boolean {
  return search === '' && !/[A-Z%]|\/\/|.\/$/.test(pathname);
}
