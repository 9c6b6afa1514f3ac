/** Plug-ins of markdown-it that come without types, or with those of another version of it. */
declare module '@hackmd/markdown-it-task-lists' {
  import type { MarkdownIt } from 'markdown-it';

  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}

declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  const plugin: (parser: MarkdownIt) => void;
  export default plugin;
}
