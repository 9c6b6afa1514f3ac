/** Words a minute, as content/blog/README.md says. */
const PACE = 215;

/** Words of a Markdown body: runs of characters between white space, code blocks included. */
export function countWords(body: string): number {
  return body.match(/\S+/g)?.length ?? 0;
}

/** Such as `18 min read`: the minutes are rounded up. */
export function readTimeOf(words: number): string {
  return `${Math.ceil(words / PACE)} min read`;
}
