import { MAX_DESCRIPTION, type PageFiles, TITLE_LENGTH } from '../schema.ts';

/** A title for the page: its own or, without one, its first heading. Empty when it says neither. */
export function titleOf(files: PageFiles): string {
  const html = files['index.html'];
  const own = textOf(/<title\b[^>]*>([\s\S]*?)<\/title\s*>/i.exec(html)?.[1] ?? '');
  const heading = textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i.exec(html)?.[1] ?? '');
  const title = own || heading;
  return [...title].length < TITLE_LENGTH.min ? '' : clip(title, TITLE_LENGTH.max);
}

/** A description for the page: its own or, without one, what it was made from. */
export function descriptionOf(files: PageFiles, description: string): string {
  const meta = /<meta\b[^>]*\bname\s*=\s*["']?description\b[^>]*>/i.exec(files['index.html'])?.[0] ?? '';
  const own = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(meta);
  return clip(textOf(own?.[1] ?? own?.[2] ?? '') || description.trim(), MAX_DESCRIPTION);
}

/** A name for its files: letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return name || 'website';
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function clip(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
