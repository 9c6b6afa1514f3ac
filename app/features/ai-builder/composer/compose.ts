import type { PageFiles } from '../schema.ts';
import { LOOKS } from './kind-looks.ts';
import type { Kind } from './kind-words.ts';
import { type PageWords, readWords } from './page-words.ts';
import { type Part, type Reading, readDescription } from './read-description.ts';
import { writePage } from './write-page.ts';
import { writeStyles } from './write-styles.ts';

/** A page made without a model, and what its maker should know about it. */
export type Composition = {
  files: PageFiles;
  kind: Kind;
  /** False when nothing in the description spoke for a kind. */
  isKindKnown: boolean;
  /** Folders of our own templates that are closest. */
  templates: string[];
  /** What was understood, and what was left out and why; whole sentences. */
  notes: string[];
};

/** Parts that can not be written without knowing something. */
const UNKNOWABLE: Partial<Record<Part, string>> = {
  quotes: 'No customer voices were made up. Add them when you have them.',
  prices: 'No prices were made up. Add yours to the cards.',
  team: 'Nobody was made up for a team. Add the people who are there.',
  faq: 'No questions and answers were made up. Add those you are asked.',
};

/** Composes a page from a description, and from the wishes that came after it. The same words give the same page. */
export function compose(description: string, wishes: readonly string[] = []): Composition {
  const reading = readDescription(description, wishes);
  const kind = reading.kind ?? 'studio';
  const look = LOOKS[kind];
  const words = readWords(kind, reading);
  const tint = reading.colour ?? look.tint;
  const tone = reading.tone ?? look.tone;
  const parts = partsOf(look.parts, reading);
  return {
    files: {
      'index.html': writePage({ words, parts, art: look.art, reading, kind }),
      'styles.css': writeStyles(tint, tone, look.opening),
      'script.js': SCRIPT,
    },
    kind,
    isKindKnown: reading.kind !== null,
    templates: look.templates,
    notes: notesOn(reading, words, parts),
  };
}

function partsOf(usual: readonly Part[], { wanted, unwanted, ...reading }: Reading): Part[] {
  const asked = wanted.filter((part) => !UNKNOWABLE[part] && !usual.includes(part));
  const isKnown = (part: Part) =>
    part !== 'contact' || Boolean(reading.place || reading.email || reading.phone);
  const all = [...usual, ...asked].filter((part) => !unwanted.includes(part) && isKnown(part));
  // Contact is where people look for it: at the end.
  return [...all.filter((part) => part !== 'contact'), ...all.filter((part) => part === 'contact')];
}

function notesOn(reading: Reading, words: PageWords, parts: readonly Part[]): string[] {
  const notes: string[] = [];
  if (!reading.name) notes.push(`The description names nobody, so the page is called “${words.name}”.`);
  if (reading.otherLanguage)
    notes.push(
      `The description is in ${reading.otherLanguage}. Without a model, pages are written in English and German only.`,
    );
  for (const part of reading.wanted) if (UNKNOWABLE[part]) notes.push(UNKNOWABLE[part]);
  if (!parts.includes('contact') && !reading.unwanted.includes('contact'))
    notes.push(
      'There is no contact section: the description has no place, e-mail address or telephone number.',
    );
  return notes;
}

/** The script of a composed page. Without it the page is complete, in the scheme of the system. */
const SCRIPT = `// A button for light and dark. The choice lasts as long as the page is open.
const root = document.documentElement;
const button = document.querySelector('.theme');
button.hidden = false;
button.addEventListener('click', () => {
  const chosen = root.dataset.theme;
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'light' : 'dark';
});

// Marks the section that is being read in the menu.
const links = new Map();
for (const link of document.querySelectorAll('nav a')) links.set(link.hash.slice(1), link);
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const [id, link] of links) {
        if (id === target.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    }
  },
  { rootMargin: '-45% 0px -50% 0px' },
);
for (const section of document.querySelectorAll('main section')) seen.observe(section);
`;
