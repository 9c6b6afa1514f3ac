import { createCssVariablesTheme, createHighlighter, type ThemedToken } from 'shiki';

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

// Colours come out as names, which become classes: the pages' policy allows no style attributes.
const theme = createCssVariablesTheme({ name: 'names', variablePrefix: '--', fontStyle: false });
const highlighter = await createHighlighter({
  langs: Object.keys(LANGUAGES).filter((language) => language !== 'txt'),
  themes: [theme],
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
  const lines = highlighter.codeToTokensBase(code, { lang: language as 'css', theme });
  return lines.map(renderLine).join('\n');
}

function renderLine(tokens: ThemedToken[]): string {
  const runs: { kind: string; text: string }[] = [];
  for (const token of tokens) {
    const kind = /^var\(--token-([a-z-]+)\)$/.exec(token.color ?? '')?.[1] ?? '';
    const last = runs.at(-1);
    // White space has no colour of its own: joined to its neighbour, it needs no element.
    if (last && (last.kind === kind || token.content.trim() === '')) last.text += token.content;
    else runs.push({ kind, text: token.content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<span class="t-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/** Text made safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
