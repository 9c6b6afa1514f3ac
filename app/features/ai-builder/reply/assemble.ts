import type { Kind } from './file-name.ts';
import { kindOfPath } from './file-name.ts';
import type { Block } from './read-blocks.ts';
import type { Files } from './read-structured.ts';

/** Where a block without a name goes. */
const USUAL: Record<Kind, string> = { html: 'index.html', css: 'styles.css', js: 'script.js' };

export const isWholeDocument = (text: string) => /<!doctype html|<html[\s>]/i.test(text);

/**
 * The files that the blocks of a reply are: parts of one style sheet or script are joined in their order, and of pages a whole
 * document counts for more than pieces that explain it.
 */
export function assemble(blocks: readonly Block[]): Files {
  const parts = new Map<string, string[]>();
  for (const { path, kind, text } of blocks) {
    if (!kind || !text.trim()) continue;
    const name = path && kindOfPath(path) === kind ? path : USUAL[kind];
    parts.set(name, [...(parts.get(name) ?? []), kind === 'html' ? unescaped(text) : text]);
  }
  const files: Files = new Map();
  for (const [name, texts] of parts)
    files.set(name, kindOfPath(name) === 'html' ? pageOf(texts) : joined(texts));
  return files;
}

function pageOf(texts: readonly string[]): string {
  return texts.find(isWholeDocument) ?? texts[0] ?? '';
}

/** One after the other; what comes again whole, longer than before, takes the place of what it holds. */
function joined(texts: readonly string[]): string {
  const kept: string[] = [];
  for (const text of texts) {
    const held = kept.findIndex((one) => text.includes(one.trim()));
    if (held >= 0) kept[held] = text;
    else kept.push(text);
  }
  return kept.join('\n');
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** A page whose signs are all written as entities was escaped by whatever carried it. */
function unescaped(text: string): string {
  if (!/^\s*&lt;(?:!doctype|html|head|body|[a-z])/i.test(text) || /<[a-z!]/i.test(text)) return text;
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
