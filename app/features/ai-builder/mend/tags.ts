import { type Tag, tagsOf } from '../read-html.ts';

/** The tags that are the one a browser has written, which reorders nothing but quotes and escapes in its own way. */
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
  const place = tag.places.get(name);
  const written = value === null ? '' : ` ${name}="${encode(value)}"`;
  if (place) return html.slice(0, place.start).trimEnd() + written + html.slice(place.end);
  if (value === null) return html;
  const end = /\s*(\/?)>$/.exec(html.slice(tag.start, tag.end));
  const at = end ? tag.start + end.index : tag.end - 1;
  return `${html.slice(0, at)}${written}${end?.[1] ? ' /' : ''}>${html.slice(tag.end)}`;
}

function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
