import type { PageFiles } from '../schema.ts';

const DOCUMENT = /<!doctype html[\s\S]*|<html[\s>][\s\S]*/i;
const STYLE = /[ \t]*<style\b[^>]*>([\s\S]*?)<\/style\s*>[ \t]*\n?/gi;
const SCRIPT = /[ \t]*<script\b([^>]*)>([\s\S]*?)<\/script\s*>[ \t]*\n?/gi;
/** Scripts that are run; data blocks such as JSON-LD stay where they are. */
const RUNS = /^(?:text\/javascript|application\/javascript|module)?$/i;

/** A whole HTML document in a text, with its styles and scripts taken out into files of their own. Null when there is none. */
export function splitDocument(text: string): PageFiles | null {
  const found = DOCUMENT.exec(text)?.[0];
  if (!found) return null;
  const end = found.toLowerCase().lastIndexOf('</html>');
  const whole = end < 0 ? found : found.slice(0, end + '</html>'.length);
  const css: string[] = [];
  const js: string[] = [];
  const html = whole
    .replace(STYLE, (_all, code: string) => {
      css.push(outdent(code));
      return '';
    })
    .replace(SCRIPT, (all: string, attributes: string, code: string) => {
      const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
      if (/\bsrc\s*=/i.test(attributes) || !RUNS.test(type)) return all;
      js.push(outdent(code));
      return '';
    });
  return { 'index.html': `${html.trim()}\n`, 'styles.css': joined(css), 'script.js': joined(js) };
}

function joined(parts: string[]): string {
  const text = parts.filter(Boolean).join('\n\n');
  return text ? `${text}\n` : '';
}

/** Code as it would stand in a file: without the indentation that all its lines share. */
function outdent(code: string): string {
  const lines = code
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const filled = lines.filter((line) => line.trim());
  const depth = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  return filled.length === 0 ? '' : lines.map((line) => line.slice(depth)).join('\n');
}
