import {
  attributeOf,
  descendants,
  type Element,
  innerRange,
  parsePage,
  type Range,
} from '../../../../domain/contract/page.ts';
import { applyEdits, type TextEdit } from '../../../../domain/contract/text-edits.ts';
import { decideTheme, type Theme } from '../../../../domain/template/decide-theme.ts';
import { pathFrom } from '../path-from.ts';
import { PAGE_SCRIPT } from '../preview/page-script.ts';
import type { Inliner } from './inline-assets.ts';

/**
 * A page of a website as one text that needs nothing beside it, in one theme, with the script that speaks with the customiser
 * before everything else. The page itself is not written anew: only what loads something is exchanged where it stands.
 */
export function composePage(inliner: Inliner, file: string, theme: Theme): string | null {
  const source = inliner.text(file);
  if (source === null) return null;
  const text = decideTheme(source, theme);
  const edits: TextEdit[] = [];
  let atEnd = '';
  for (const element of parsePage(text).flatMap(descendants)) {
    const place = element.sourceCodeLocation;
    if (!place) continue;
    const whole = { start: place.startOffset, end: place.endOffset };
    if (element.tagName === 'link') edits.push({ ...whole, text: linked(element) });
    else if (element.tagName === 'meta' && attributeOf(element, 'http-equiv') !== null)
      edits.push({ ...whole, text: '' });
    else if (element.tagName === 'script' && attributeOf(element, 'src') !== null) {
      const script = scripted(element);
      // A script in the page's own text can not wait for the page, as `defer` says.
      const waits = attributeOf(element, 'defer') !== null || attributeOf(element, 'async') !== null;
      if (waits) atEnd += script;
      edits.push({ ...whole, text: waits ? '' : script });
    } else if (element.tagName === 'style') {
      const range = innerRange(element);
      if (range) edits.push({ ...range, text: closed(inliner.css(file, slice(range), theme), 'style') });
    } else edits.push(...loaded(element));
  }
  const composed = applyEdits(text, edits);
  const start = /<head(?:\s[^>]*)?>/i.exec(composed) ?? /<html(?:\s[^>]*)?>|<!doctype[^>]*>/i.exec(composed);
  const begin = start ? start.index + start[0].length : 0;
  const end = composed.search(/<\/body\s*>(?![\s\S]*<\/body\s*>)/i);
  const stop = end < begin ? composed.length : end;
  return (
    `${composed.slice(0, begin)}<script>${closed(PAGE_SCRIPT, 'script')}</script>` +
    `${composed.slice(begin, stop)}${atEnd}${composed.slice(stop)}`
  );

  function slice({ start, end }: Range): string {
    return text.slice(start, end);
  }

  function fileOf(element: Element, name: string): string | null {
    return pathFrom(file, attributeOf(element, name) ?? '');
  }

  function linked(element: Element): string {
    const path = /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '') ? fileOf(element, 'href') : null;
    const css = path === null ? null : inliner.text(path);
    if (path === null || css === null) return '';
    const media = attributeOf(element, 'media');
    return `<style${media ? ` media="${media.replaceAll('"', '&quot;')}"` : ''}>${closed(inliner.css(path, css, theme), 'style')}</style>`;
  }

  function scripted(element: Element): string {
    const path = fileOf(element, 'src');
    const code = path === null ? null : inliner.text(path);
    const tag = element.sourceCodeLocation?.startTag;
    if (code === null || !tag) return '';
    const kept = slice({ start: tag.startOffset, end: tag.endOffset }).replace(
      /\s(?:src|defer|async)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s>])/gi,
      '',
    );
    return `${kept}${closed(decideTheme(code, theme), 'script')}</script>`;
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

/** A text that can not end its own element early. */
function closed(text: string, tag: 'style' | 'script'): string {
  return text.replace(new RegExp(`</(?=${tag})`, 'gi'), '<\\/').replaceAll('<!--', '<\\!--');
}
