/** How a language is called here, and by the highlighter; without the latter it is shown as it is. */
export interface Language {
  name: string;
  grammar: string | null;
}

const byExtension: Record<string, Language> = {
  astro: { name: 'Astro', grammar: 'astro' },
  c: { name: 'C', grammar: 'c' },
  cpp: { name: 'C++', grammar: 'cpp' },
  css: { name: 'CSS', grammar: 'css' },
  csv: { name: 'CSV', grammar: null },
  dart: { name: 'Dart', grammar: 'dart' },
  go: { name: 'Go', grammar: 'go' },
  h: { name: 'C header', grammar: 'c' },
  hpp: { name: 'C++ header', grammar: 'cpp' },
  htm: { name: 'HTML', grammar: 'html' },
  html: { name: 'HTML', grammar: 'html' },
  java: { name: 'Java', grammar: 'java' },
  js: { name: 'JavaScript', grammar: 'javascript' },
  cjs: { name: 'JavaScript', grammar: 'javascript' },
  mjs: { name: 'JavaScript', grammar: 'javascript' },
  jsx: { name: 'JSX', grammar: 'jsx' },
  json: { name: 'JSON', grammar: 'json' },
  webmanifest: { name: 'Web app manifest', grammar: 'json' },
  kt: { name: 'Kotlin', grammar: 'kotlin' },
  less: { name: 'Less', grammar: 'less' },
  map: { name: 'Source map', grammar: null },
  md: { name: 'Markdown', grammar: 'markdown' },
  php: { name: 'PHP', grammar: 'php' },
  py: { name: 'Python', grammar: 'python' },
  rb: { name: 'Ruby', grammar: 'ruby' },
  rs: { name: 'Rust', grammar: 'rust' },
  sass: { name: 'Sass', grammar: 'sass' },
  scss: { name: 'SCSS', grammar: 'scss' },
  sh: { name: 'Shell', grammar: 'bash' },
  sql: { name: 'SQL', grammar: 'sql' },
  svelte: { name: 'Svelte', grammar: 'svelte' },
  svg: { name: 'SVG', grammar: 'xml' },
  swift: { name: 'Swift', grammar: 'swift' },
  toml: { name: 'TOML', grammar: 'toml' },
  ts: { name: 'TypeScript', grammar: 'typescript' },
  tsx: { name: 'TSX', grammar: 'tsx' },
  vtt: { name: 'Subtitles', grammar: null },
  vue: { name: 'Vue', grammar: 'vue' },
  xml: { name: 'XML', grammar: 'xml' },
  yaml: { name: 'YAML', grammar: 'yaml' },
  yml: { name: 'YAML', grammar: 'yaml' },
};

/** Files that are known by their whole name. */
const byName: Record<string, Language> = {
  dockerfile: { name: 'Dockerfile', grammar: 'docker' },
  makefile: { name: 'Makefile', grammar: 'make' },
};

const plainText: Language = { name: 'Text', grammar: null };

/** The language of a file, by its extension or its name. */
export function languageOf(path: string): Language {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return byExtension[extension] ?? byName[name] ?? plainText;
}
