import { RecentlyUsed } from '../recently-used.ts';
import type { pagePolicy } from '../security-headers.ts';
import { packAnswer, type StoredAnswer } from '../stored-answer.ts';
import { hashInline } from './inline-hashes.ts';

export interface KeptPages {
  /** The page at a path, with its query, if it is kept. */
  find(path: string): StoredAnswer | null;
  /**
   * Keeps a page that is the same for everyone: its inline scripts, which carry the render's nonce, are allowed by their
   * hashes from now on. Null for every other page.
   */
  keep(request: Request, rendered: Rendered): Promise<StoredAnswer | null>;
}

interface Rendered {
  html: string;
  status: number;
  headers: Headers;
  nonce: string;
}

/** The policy of a page, but for what of it may run inline. */
type PolicyOf = (allowed: Parameters<typeof pagePolicy>[0]['allowed']) => string;

const memory = 48 * 1024 * 1024;

/** Keeps pages in memory, compressed: 48 MB of them; what was asked for longest ago goes first. */
export function keepPages(policyOf: PolicyOf): KeptPages {
  const kept = new RecentlyUsed<StoredAnswer>(memory);
  let packing: Promise<unknown> = Promise.resolve();
  return {
    find: (path) => kept.get(path) ?? null,
    async keep(request, { html: page, status, headers, nonce }) {
      if (!isSameForEveryone(request, status, headers)) return null;
      const { html, hashes } = hashInline(page, nonce);
      const common = { ...Object.fromEntries(headers), 'content-security-policy': policyOf(hashes) };
      const bytes = new TextEncoder().encode(html);
      const path = pathOf(request);
      const stored = await packAnswer(bytes, common);
      kept.set(path, stored);
      // Whoever comes later gets it smaller; the first does not wait for that. One after the other, as each takes a core.
      packing = packing.then(async () => kept.set(path, await packAnswer(bytes, common, 11)));
      return stored;
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

/** Endless queries, and other spellings of a path that lead to the same page, would push out what is asked for often. */
function hasOneSpelling({ pathname, search }: URL): boolean {
  return search === '' && !/[A-Z%]|\/\/|.\/$/.test(pathname);
}
