/** Limits of the table `projects`. */
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/**
 * The tags with one more. It is trimmed; a blank one, one that is there already (in whatever case), and one too many
 * change nothing, and then the same array comes back.
 */
export function addTag(tags: string[], text: string): string[] {
  const tag = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TAG_LENGTH).trim();
  if (!tag || tags.length >= MAX_TAGS) return tags;
  const key = tag.toLowerCase();
  return tags.some((present) => present.toLowerCase() === key) ? tags : [...tags, tag];
}

/** The first `limit` tags and how many more there are. */
export function shortenTags(tags: string[], limit = 3): { shown: string[]; more: number } {
  return { shown: tags.slice(0, limit), more: Math.max(0, tags.length - limit) };
}
