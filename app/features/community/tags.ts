/** Limits of the table `projects`. */
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** What stands between tags that are written in one go: commas of any script, line breaks. */
const BETWEEN = /[,，、،;\n\t]+/;

/** Whether a text holds more than one tag, or the end of one. */
export function endsTag(text: string): boolean {
  return BETWEEN.test(text);
}

/**
 * The tags with those of a text, which commas or line breaks separate. Each is trimmed; a blank one and one that is there
 * already (in whatever case) change nothing. `rest` is what found no place because there are enough.
 */
export function addTags(tags: string[], text: string): { tags: string[]; rest: string } {
  const all = [...tags];
  const keys = new Set(tags.map((tag) => tag.toLowerCase()));
  const rest: string[] = [];
  for (const part of text.split(BETWEEN)) {
    const tag = [...part.trim().replace(/\s+/g, ' ')].slice(0, MAX_TAG_LENGTH).join('').trim();
    if (!tag || keys.has(tag.toLowerCase())) continue;
    if (all.length >= MAX_TAGS) {
      rest.push(tag);
      continue;
    }
    keys.add(tag.toLowerCase());
    all.push(tag);
  }
  return { tags: all, rest: rest.join(', ') };
}

/** The first `limit` tags and how many more there are. */
export function shortenTags(tags: string[], limit = 3): { shown: string[]; more: number } {
  return { shown: tags.slice(0, limit), more: Math.max(0, tags.length - limit) };
}
