import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Measurement, measurePage } from './measure-page.ts';
import { serveBare } from './serve-bare.ts';

/** Milliseconds that a page may block longer than plain text of its size, as Lighthouse records both. */
const mostMore = 50;

/** The words of a page as a document of the same number of bytes that loads nothing and runs nothing. */
export function plainTwin(html: string): string {
  const words = html
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const head =
    '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Plain</title>\n' +
    '<meta name="viewport" content="width=device-width">\n<meta name="description" content="Words alone.">\n';
  const lines = words.match(/.{1,300}(?:\s|$)/g) ?? ['-'];
  let text = head;
  for (let at = 0; text.length < html.length; at += 1) text += `<p>${lines[at % lines.length]?.trim()}</p>\n`;
  return text;
}

/**
 * Measures the plain twin of a page in the same run. Says how much longer the page blocked, both as recorded; a fault in words
 * when that is more than it may be.
 */
export async function compareWithTwin(
  origin: string,
  page: string,
  measured: Measurement,
  { runs, folder, say }: { runs: number; folder: string; say: (line: string) => void },
): Promise<string | null> {
  const file = path.join(folder, 'plain.html');
  await writeFile(file, plainTwin(await (await fetch(origin + page)).text()));
  const bare = await serveBare(file, ['Content-Type', 'text/html; charset=utf-8']);
  try {
    const twin = await measurePage(bare.url, '/', runs);
    const more = Math.round(measured.recorded.tbt - twin.recorded.tbt);
    say(
      `  as recorded: performance ${measured.recorded.performance}, blocked ${measured.recorded.tbt.toFixed(0)} ms; ` +
        `plain text of its size ${twin.recorded.performance}, ${twin.recorded.tbt.toFixed(0)} ms: ${more} ms more`,
    );
    return more > mostMore
      ? `${page}: blocks ${more} ms longer than plain text of its size, ${mostMore} at most`
      : null;
  } finally {
    bare.stop();
  }
}
