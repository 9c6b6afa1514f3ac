import { afterDoctype, readTexts, type Tag, tagsOf } from '../read-html.ts';
import type { PageFiles } from '../schema.ts';
import { readableColour } from './contrast.ts';
import type { Fault } from './fault.ts';
import { removeMissing } from './missing.ts';
import { findTags, withAttribute } from './tags.ts';

type AxeFault = Extract<Fault, { kind: 'axe' }>;
/** Mends one fault of a kind, or returns the files as they were. */
type Rule = (files: PageFiles, fault: AxeFault, scheme: Scheme) => PageFiles;
/** The scheme the page was looked at in. */
export type Scheme = 'light' | 'dark';

/**
 * Mends what has one right answer: names from what the page says itself, the language from its words, text colours that
 * can be read, files that are not there. The rest is left as it is.
 */
export function mendByRules(files: PageFiles, faults: readonly Fault[], scheme: Scheme): PageFiles {
  // What is not there last: elements are found by what they are when they are looked at.
  const inOrder = [...faults].sort((a, b) => Number(a.kind === 'missing') - Number(b.kind === 'missing'));
  return inOrder.reduce((state, fault) => {
    if (fault.kind === 'missing') return removeMissing(state, fault.address);
    if (fault.kind !== 'axe') return state;
    return RULES[fault.rule]?.(state, fault, scheme) ?? state;
  }, files);
}

const named: Rule = (files, fault) => onTags(files, fault, (tag) => ['aria-label', nameOf(tag)]);

const RULES: Record<string, Rule> = {
  'html-has-lang': (files) => onRoot(files),
  'html-lang-valid': (files) => onRoot(files),
  'document-title': addTitle,
  'meta-viewport': (files, fault) =>
    onTags(files, fault, () => ['content', 'width=device-width, initial-scale=1']),
  'image-alt': (files, fault) => onTags(files, fault, (tag) => ['alt', pictureName(tag)]),
  'input-image-alt': (files, fault) => onTags(files, fault, (tag) => ['alt', nameOf(tag)]),
  'frame-title': (files, fault) => onTags(files, fault, (tag) => ['title', nameOf(tag)]),
  label: named,
  'select-name': named,
  'button-name': named,
  'link-name': named,
  'input-button-name': named,
  'aria-input-field-name': named,
  'aria-toggle-field-name': named,
  'svg-img-alt': named,
  'role-img-alt': named,
  'color-contrast': colourText,
};

/** Sets an attribute of the tags the fault is about, from the last to the first. Without a value it leaves them. */
function onTags(files: PageFiles, fault: AxeFault, set: (tag: Tag) => [string, string | null]): PageFiles {
  let html = files['index.html'];
  for (const tag of findTags(html, fault.html).reverse()) {
    const [name, value] = set(tag);
    if (value !== null) html = withAttribute(html, tag, name, value);
  }
  return { ...files, 'index.html': html };
}

function onRoot(files: PageFiles): PageFiles {
  const html = files['index.html'];
  const root = tagsOf(html).find(({ name }) => name === 'html');
  const language = languageOf(html);
  if (root) return { ...files, 'index.html': withAttribute(html, root, 'lang', language) };
  const at = afterDoctype(html);
  const doctype = html.slice(0, at) || '<!doctype html>\n';
  return { ...files, 'index.html': `${doctype}<html lang="${language}">\n${html.slice(at)}` };
}

function addTitle(files: PageFiles): PageFiles {
  const html = files['index.html'];
  const texts = readTexts(html);
  const title = `<title>${encodeText(texts.heading || 'Website')}</title>`;
  const tags = tagsOf(html);
  const empty = texts.title ? undefined : tags.find(({ name }) => name === 'title');
  if (empty)
    return { ...files, 'index.html': html.slice(0, empty.start) + title + html.slice(empty.elementEnd) };
  const head = tags.find(({ name }) => name === 'head');
  const place = (head ?? tags.find(({ name }) => name === 'html'))?.end ?? afterDoctype(html);
  const line = head ? `\n  ${title}` : `\n<head>${title}</head>\n`;
  return { ...files, 'index.html': html.slice(0, place) + line + html.slice(place) };
}

/** A rule for this text alone, in the scheme where it could not be read. */
function colourText(files: PageFiles, { colours, target }: AxeFault, scheme: Scheme): PageFiles {
  const colour = colours && readableColour(colours);
  // What a selector may not hold, or could end its rule with.
  if (!colour || !target || /[{}<;@]/.test(target)) return files;
  const css = files['styles.css'];
  const rule = `${target} {\n  color: ${colour} !important;\n}`;
  const all = `${files['index.html']}${css}`;
  const hasSchemes = /prefers-color-scheme|light-dark\(|data-theme/.test(all);
  const indented = rule.replaceAll(/^/gm, '  ');
  const added = hasSchemes ? `@media (prefers-color-scheme: ${scheme}) {\n${indented}\n}` : rule;
  return { ...files, 'styles.css': `${css.trimEnd()}${css.trim() ? '\n\n' : ''}${added}\n` };
}

/** The words a control has at hand for its own name; null without any. */
function nameOf({ attributes, name }: Tag): string | null {
  const said = ['title', 'placeholder', 'value', 'alt']
    .map((key) => attributes.get(key)?.trim())
    .find(Boolean);
  if (said) return said;
  for (const key of ['name', 'id', 'class']) {
    const words = asWords(attributes.get(key)?.split(' ')[0] ?? '');
    if (words) return words;
  }
  const href = attributes.get('href') ?? attributes.get('src') ?? '';
  if (/^https?:/i.test(href)) return URL.parse(href)?.hostname.replace(/^www\./, '') ?? null;
  const inner = asWords(href.replace(/^.*[/#]/, '').replace(/\.\w+$/, ''));
  const kinds: Record<string, string> = { button: 'Button', a: 'Link', select: 'Choice', iframe: 'Frame' };
  return inner || (kinds[name] ?? null);
}

/** A picture that nothing is said about is an ornament, unless its file name is made of words. */
function pictureName({ attributes }: Tag): string {
  const title = attributes.get('title')?.trim();
  if (title) return title;
  const src = attributes.get('src') ?? '';
  return src.startsWith('data:') ? '' : asWords(src.replace(/^.*\//, '').replace(/\.\w+$/, ''));
}

/** `open-menu`, `openMenu`, `open_menu` as `Open menu`; nothing where it is no word. */
function asWords(text: string): string {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
    .toLowerCase();
  return /\p{L}{3}/u.test(words) && words.length <= 40
    ? words.replace(/^./, (letter) => letter.toUpperCase())
    : '';
}

const WORDS = {
  de: /\b(?:der|die|das|und|mit|ist|wir|für|ein|eine|nicht|auf|sie|von)\b/gi,
  fr: /\b(?:le|la|les|des|est|avec|pour|nous|vous|une|dans|sur)\b/gi,
  es: /\b(?:el|los|las|una|con|para|por|del|que|más|nuestro|nuestra)\b/gi,
  en: /\b(?:the|and|of|with|our|for|you|is|to|we|your|from)\b/gi,
} as const;

function languageOf(html: string): string {
  const { text } = readTexts(html);
  const counts = Object.entries(WORDS).map(([language, pattern]) => ({
    language,
    count: text.match(pattern)?.length ?? 0,
  }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most), { language: 'en', count: 0 })
    .language;
}

/** The text of a title, in which a browser reads entities and no tags. */
function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
