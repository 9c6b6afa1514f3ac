import { readReply } from './read-reply.ts';

/** Characters of an end that models write once more before they go on. */
const AGAIN = { least: 12, most: 2000 };

/**
 * A reply that broke off, and what came when its model was asked to go on. The fence of the file under way is not opened
 * twice, and what is repeated of its end is there once.
 */
export function joinReplies(before: string, more: string): string {
  const isOpen = readReply(before).writing !== null;
  const rest = isOpen ? more.replace(/^\s*(?:`{3,}|~{3,})[^\n`]*\n/, '') : more;
  return before + rest.slice(repeated(before, rest));
}

/** How many characters the second text begins with that the first one ends with. */
function repeated(before: string, more: string): number {
  for (let length = Math.min(AGAIN.most, before.length, more.length); length >= AGAIN.least; length -= 1)
    if (before.endsWith(more.slice(0, length))) return length;
  return 0;
}
