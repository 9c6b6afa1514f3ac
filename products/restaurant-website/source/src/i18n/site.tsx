import { createContext, type ReactNode, useContext } from 'react';
import { fileOf, type PageId } from '../app/pages.ts';
import type { Lang, Text } from '../content/types.ts';
import { en, type Words } from './en.ts';
import { money } from './format.ts';
import { pt } from './pt.ts';

export const words: Record<Lang, Words> = { en, pt };

interface Site {
  lang: Lang;
  page: PageId;
  t: Words;
  /** The text of a content entry in this language. */
  say: (text: Text) => string;
  money: (cents: number) => string;
  /** The address of a page in this language. */
  to: (page: PageId, fragment?: string) => string;
}

const siteIn = (lang: Lang, page: PageId): Site => ({
  lang,
  page,
  t: words[lang],
  say: (text) => text[lang],
  money: (cents) => money(cents, lang),
  to: (target, fragment = '') => fileOf(target, lang) + fragment,
});

const Context = createContext<Site>(siteIn('en', 'home'));

/** Language and page for everything inside. */
export function SiteProvider({ lang, page, children }: { lang: Lang; page: PageId; children: ReactNode }) {
  return <Context value={siteIn(lang, page)}>{children}</Context>;
}

export const useSite = (): Site => useContext(Context);
