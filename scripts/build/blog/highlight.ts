import { createHighlighter } from 'shiki';
import { namesTheme, renderLine } from '../../../server/highlight/render-tokens.ts';

/** Languages a fence may name, and how its label reads. */
const LANGUAGES: Record<string, string> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  nginx: 'nginx',
  txt: 'Text',
  xml: 'XML',
};

const highlighter = await createHighlighter({
  langs: Object.keys(LANGUAGES).filter((language) => language !== 'txt'),
  themes: [namesTheme],
});

/** A code block: a label with the language, and the code with a class for each kind of token. Throws on others. */
export function renderCode(code: string, language: string): string {
  const label = LANGUAGES[language];
  if (!label) throw new Error(`code in the unknown language '${language}'`);
  return [
    `<figure class="code"><figcaption>${label}</figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${label} code"><code>`,
    renderLines(code.replace(/\n$/, ''), language),
    '</code></pre></figure>\n',
  ].join('');
}

function renderLines(code: string, language: string): string {
  if (language === 'txt') return escapeHtml(code);
  // Without a limit of time, so that a slow machine builds the same pages.
  const options = { lang: language as 'css', theme: namesTheme, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(code, options);
  return lines.map(renderLine).join('\n');
}

/** Text made safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
