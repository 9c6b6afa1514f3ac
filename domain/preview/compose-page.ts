import {
  attributeOf,
  descendants,
  type Element,
  innerRange,
  parsePage,
  type Range,
} from '../contract/page.ts';
import { applyEdits, type TextEdit } from '../contract/text-edits.ts';
import { decideTheme, type Theme } from '../template/decide-theme.ts';
import type { Inliner } from './inline-assets.ts';
import { Modules } from './modules.ts';
import { pathFrom } from './path-from.ts';

type Options = {
  /** Decides what the page asks the system; without it, it goes on asking. */
  theme?: Theme;
  /** Keeps what is of other hosts, and what is not there, as it is written; it is left out otherwise. */
  keepsRest?: boolean;
};

/**
 * A page of a website as one text that needs nothing beside it. The page itself is not written anew: only what loads something is
 * exchanged where it stands. Null when there is no such page.
 */
export function composePage(inliner: Inliner, file: string, options: Options = {}): string | null {
  const { theme, keepsRest = false } = options;
  const source = inliner.text(file);
  if (source === null) return null;
  const decided = (one: string) => (theme ? decideTheme(one, theme) : one);
  const text = decided(source);
  const modules = new Modules((path) => inliner.text(path));
  const edits: TextEdit[] = [];
  let atEnd = '';
  for (const element of parsePage(text).flatMap(descendants)) {
    const place = element.sourceCodeLocation;
    if (!place) continue;
    const whole = { start: place.startOffset, end: place.endOffset };
    if (element.tagName === 'link') {
      const style = linked(element);
      if (style !== null) edits.push({ ...whole, text: style });
    } else if (element.tagName === 'meta' && attributeOf(element, 'http-equiv') !== null)
      edits.push({ ...whole, text: '' });
    else if (element.tagName === 'script') edits.push(...scripted(element, whole));
    else if (element.tagName === 'style') {
      const range = innerRange(element);
      if (range) edits.push({ ...range, text: closed(inliner.css(file, slice(range), theme), 'style') });
    } else edits.push(...loaded(element));
  }
  const composed = applyEdits(text, apart(edits));
  const map = modules.map();
  const start = /<head(?:\s[^>]*)?>/i.exec(composed) ?? /<html(?:\s[^>]*)?>|<!doctype[^>]*>/i.exec(composed);
  const begin = start ? start.index + start[0].length : 0;
  const end = composed.search(/<\/body\s*>(?![\s\S]*<\/body\s*>)/i);
  const stop = end < begin ? composed.length : end;
  return (
    composed.slice(0, begin) +
    (map ? `<script type="importmap">${closed(map, 'script')}</script>` : '') +
    `${composed.slice(begin, stop)}${atEnd}${composed.slice(stop)}`
  );

  function slice({ start, end }: Range): string {
    return text.slice(start, end);
  }

  function fileOf(element: Element, name: string): string | null {
    return pathFrom(file, attributeOf(element, name) ?? '');
  }

  /** What takes a link's place; null leaves it as it is. */
  function linked(element: Element): string | null {
    const path = /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '') ? fileOf(element, 'href') : null;
    const css = path === null ? null : inliner.text(path);
    if (path === null || css === null)
      return keepsRest && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '') ? null : '';
    const media = attributeOf(element, 'media');
    return `<style${media ? ` media="${media.replaceAll('"', '&quot;')}"` : ''}>${closed(inliner.css(path, css, theme), 'style')}</style>`;
  }

  function scripted(element: Element, whole: Range): TextEdit[] {
    const type = attributeOf(element, 'type')?.toLowerCase();
    const isModule = type === 'module' && keepsRest;
    if (attributeOf(element, 'src') === null) {
      const range = innerRange(element);
      if (!range || !keepsRest) return [];
      if (isModule) return [{ ...range, text: closed(modules.code(file, slice(range)), 'script') }];
      if (type !== 'importmap') return [];
      modules.addMap(file, slice(range));
      return [{ ...whole, text: '' }];
    }
    const path = fileOf(element, 'src');
    const code = path === null ? null : inliner.text(path);
    const tag = element.sourceCodeLocation?.startTag;
    if (path === null || code === null || !tag) return keepsRest ? [] : [{ ...whole, text: '' }];
    const kept = slice({ start: tag.startOffset, end: tag.endOffset }).replace(
      /\s(?:src|defer|async)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s>])/gi,
      '',
    );
    const text = isModule ? `import ${JSON.stringify(modules.add(path))};` : decided(code);
    const script = `${kept}${closed(text, 'script')}</script>`;
    // A script in the page's own text can not wait for the page, as `defer` says; a module always does.
    const waits = attributeOf(element, 'defer') !== null || attributeOf(element, 'async') !== null;
    if (waits && !isModule) atEnd += script;
    return [{ ...whole, text: waits && !isModule ? '' : script }];
  }

  /** Attributes that load something, or that say in which style it is drawn. */
  function loaded(element: Element): TextEdit[] {
    return element.attrs.flatMap(({ name, value, prefix }): TextEdit[] => {
      const full = prefix ? `${prefix}:${name}` : name;
      const place = element.sourceCodeLocation?.attrs?.[full];
      const written = place ? inlinedAttribute(element.tagName, full, value) : null;
      if (!place || written === null) return [];
      const quoted = written.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return [{ start: place.startOffset, end: place.endOffset, text: `${full}="${quoted}"` }];
    });
  }

  function inlinedAttribute(tag: string, name: string, value: string): string | null {
    if (name === 'style') return value.includes('url(') ? inliner.css(file, value, theme) : null;
    if (name === 'srcset') return value.split(',').map(candidate).join(', ');
    const isPicture = /^(image|use|feimage)$/.test(tag.toLowerCase());
    const loads = name === 'src' || name === 'poster' || (isPicture && /^(xlink:)?href$/.test(name));
    const path = loads ? pathFrom(file, value) : null;
    return path === null ? null : inliner.address(path);
  }

  function candidate(one: string): string {
    const [, address = '', size = ''] = /^\s*(\S+)(.*)$/.exec(one) ?? [];
    const path = pathFrom(file, address);
    return `${(path === null ? null : inliner.address(path)) ?? address}${size}`;
  }
}

/** Edits of which none meets another: a browser's reading of tags that cross each other has some elements twice. */
function apart(edits: readonly TextEdit[]): TextEdit[] {
  let end = 0;
  return [...edits]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .filter((edit) => {
      const isApart = edit.start >= end;
      if (isApart) end = edit.end;
      return isApart;
    });
}

/** A text that can not end its own element early. */
function closed(text: string, tag: 'style' | 'script'): string {
  return text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/').replaceAll('<!--', '<\\!--');
}
