import { applySite } from '../../../../domain/contract/apply-site.ts';
import { parseContract } from '../../../../domain/contract/contract.ts';
import type { PageFiles } from '../schema.ts';
import type { SiteProposal } from './site-proposal.ts';

/** Reads a file of a template; rejects where it can not. */
export type ReadFile = (template: string, path: string) => Promise<Blob>;

const STYLE = /[ \t]*<link\b[^>]*\brel="stylesheet"[^>]*>[ \t]*\n?/g;
/** Icons and what is fetched ahead; style sheets too, which stand in the page by then. */
const LINK = /[ \t]*<link\b[^>]*>[ \t]*\n?/g;
const SCRIPT = /[ \t]*<script\b(?![^>]*\bapplication\/json)[^>]*>[\s\S]*?<\/script\s*>[ \t]*\n?/g;

/**
 * The first page of a proposal as three files that need nothing beside them: pictures and the fonts that are in use stand in
 * them as data. Scripts are left out: what is shown is a picture of the page.
 */
export async function previewPage({ template, values }: SiteProposal, read: ReadFile): Promise<PageFiles> {
  const text = async (path: string) => (await read(template, path)).text();
  const [contract, look, html] = await Promise.all(['contract.json', 'look.json', 'index.html'].map(text));
  const parsed = parseContract(contract ?? '');
  if ('problems' in parsed) throw new Error('The template could not be read.');
  const sheets = [...(html ?? '').matchAll(STYLE)].flatMap(
    ([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  const styles = await Promise.all(sheets.map(text));
  const files: Record<string, string> = { 'index.html': html ?? '', 'look.json': look ?? '' };
  for (const [index, path] of sheets.entries()) files[path] = styles[index] ?? '';
  const filled = { ...files, ...applySite(files, parsed.contract, values).files };
  const used = Object.values(JSON.parse(look ?? '{}').pairings[values.look?.pairing ?? ''].fonts).flat();
  const isUsed = (face: string) =>
    used.includes(/font-family:\s*["']?([^;"']+)/.exec(face)?.[1]?.trim() ?? '');
  const css = await Promise.all(
    sheets.map(async (path) => {
      const own = (filled[path] ?? '').replace(/@font-face\s*\{[^}]*\}/g, (face) =>
        isUsed(face) ? face : '',
      );
      return inlined(own, /url\(["']?([^)"']+)["']?\)/g, path, template, read);
    }),
  );
  const page = (filled['index.html'] ?? '').replace(LINK, '').replace(SCRIPT, '');
  return {
    'index.html': await inlined(page, /(?<=<img\b[^>]*\ssrc=")([^"]+)/g, 'index.html', template, read),
    'styles.css': css.join('\n'),
    'script.js': '',
  };
}

/** A text with the files that it names as data, where they are the template's own. */
async function inlined(
  text: string,
  pattern: RegExp,
  from: string,
  template: string,
  read: ReadFile,
): Promise<string> {
  const found = [...text.matchAll(pattern)].filter(([, address = '']) => !/^(data:|#|\w+:)/.test(address));
  const data = await Promise.all(
    found.map(async ([, address = '']) => {
      const path = new URL(address, `https://files.invalid/${from}`).pathname.slice(1);
      // What is missing is not shown.
      return read(template, path).then(asData, () => 'data:,');
    }),
  );
  let end = 0;
  const parts = found.map((match, index) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return before + match[0].replace(match[1] ?? '', () => data[index] ?? '');
  });
  return parts.join('') + text.slice(end);
}

async function asData(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(letters)}`;
}
