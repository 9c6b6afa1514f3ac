/** How a language is called here, and by the highlighter; without the latter it is shown as it is. */
export interface Language {
  name: string;
  grammar: string | null;
}

const byExtension: Record<string, Language> = {
  css: { name: 'CSS', grammar: 'css' },
  html: { name: 'HTML', grammar: 'html' },
  js: { name: 'JavaScript', grammar: 'javascript' },
  cjs: { name: 'JavaScript', grammar: 'javascript' },
  mjs: { name: 'JavaScript', grammar: 'javascript' },
  jsx: { name: 'JSX', grammar: 'jsx' },
  json: { name: 'JSON', grammar: 'json' },
  webmanifest: { name: 'Web app manifest', grammar: 'json' },
  md: { name: 'Markdown', grammar: 'markdown' },
  scss: { name: 'SCSS', grammar: 'scss' },
  sh: { name: 'Shell', grammar: 'bash' },
  svg: { name: 'SVG', grammar: 'xml' },
  toml: { name: 'TOML', grammar: 'toml' },
  ts: { name: 'TypeScript', grammar: 'typescript' },
  tsx: { name: 'TSX', grammar: 'tsx' },
  xml: { name: 'XML', grammar: 'xml' },
  yaml: { name: 'YAML', grammar: 'yaml' },
  yml: { name: 'YAML', grammar: 'yaml' },
};

const plainText: Language = { name: 'Text', grammar: null };

/** The language of a file, by its extension. */
export function languageOf(path: string): Language {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return byExtension[extension] ?? plainText;
}
