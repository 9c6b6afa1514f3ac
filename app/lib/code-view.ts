/** The text of a file as the page shows it. */
export type CodeView = {
  /** Lines ready for a `<pre>`: escaped, each in an element whose id is `L` and its number. */
  html: string;
  lines: number;
  /** Such as `CSS`. */
  language: string;
  /** Why it has no colours; null when it has, or when its language has none. */
  plain: 'large' | 'slow' | null;
};
