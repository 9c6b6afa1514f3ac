/** An opening tag where it stands in a page. */
export type Tag = {
  start: number;
  end: number;
  /** In lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
};

const SKIPPED = /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const OPENING = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The opening tags of a page in their order; what stands in comments and as text of scripts and style sheets is none. */
export function tagsOf(html: string): Tag[] {
  // Blanks of the same length, so that places stay what they are. The tags around such texts stay.
  const plain = html.replace(SKIPPED, (all) => {
    const tag = all.startsWith('<!--') ? '' : (/^<[^>]*>/.exec(all)?.[0] ?? '');
    return tag.padEnd(all.length, ' ');
  });
  return [...plain.matchAll(OPENING)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    name: (found[1] as string).toLowerCase(),
    attributes: attributesOf(found[2] ?? ''),
  }));
}

function attributesOf(text: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    if (!all.has(name.toLowerCase())) all.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  return all;
}

/** The tags that are the one a browser has written, which orders nothing anew but quotes and escapes in its own way. */
export function findTags(html: string, written: string): Tag[] {
  const [wanted] = tagsOf(written.includes('>') ? written : `${written}>`);
  if (!wanted) return [];
  return tagsOf(html).filter(
    ({ name, attributes }) =>
      name === wanted.name &&
      attributes.size === wanted.attributes.size &&
      [...wanted.attributes].every(([key, value]) => attributes.get(key) === value),
  );
}

/** The page with an attribute of a tag set, or taken away where the value is null. Other bytes stay as they are. */
export function withAttribute(html: string, tag: Tag, name: string, value: string | null): string {
  const text = html.slice(tag.start, tag.end);
  const pattern = new RegExp(
    `\\s+${name.replace(/[^\w-]/g, '\\$&')}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'=<>\`]+))?(?=[\\s/>])`,
    'i',
  );
  const written = value === null ? '' : ` ${name}="${encode(value)}"`;
  const changed = pattern.test(text)
    ? text.replace(pattern, () => written)
    : text.replace(/\s*(\/?)>$/, (_all, slash: string) => `${written}${slash && ' /'}>`);
  return html.slice(0, tag.start) + changed + html.slice(tag.end);
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
