/*
 * Puts values into a page by the marks in it: data-slot, data-slot-attr, data-slot-list, data-slot-section and
 * data-slot-photo. Whatever is not named stays as it is, to the byte. It reads the pages of this template, in which no
 * attribute holds an angle bracket; it is no parser for any HTML.
 */
const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text) => escapeText(text).replaceAll('"', '&quot;');

/** Slots whose words may hold em, strong and links: they are HTML already. */
const rich = new Set(['words']);

const tagPattern = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const voids = new Set(['meta', 'link', 'img', 'br', 'input']);

/** The next start tag from a place on. */
function nextTag(html, from) {
  tagPattern.lastIndex = from;
  for (let match = tagPattern.exec(html); match; match = tagPattern.exec(html)) {
    const [source, , name, attributes] = match;
    if (name) return { start: match.index, end: match.index + source.length, name, attributes };
  }
  return null;
}

/** Where the element of a start tag has its end tag. */
function closingOf(html, { name, end, attributes }) {
  if (voids.has(name) || attributes.endsWith('/')) return { inner: end, after: end };
  const pattern = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, 'g');
  pattern.lastIndex = end;
  let depth = 1;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return { inner: match.index, after: match.index + match[0].length };
  }
  throw new Error(`<${name}> is never closed`);
}

const attributeOf = (attributes, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** What an attribute says for a value: a link to an e-mail address or a telephone number has its scheme. */
function toAttribute(attribute, slot, value) {
  if (attribute === 'href' && slot.endsWith('.email')) return `mailto:${value}`;
  if (attribute === 'href' && slot.endsWith('.phone')) return `tel:${value.replace(/[^\d+]/g, '')}`;
  return value;
}

function fillAttributes(source, values) {
  let changed = source;
  for (const pair of (attributeOf(source, 'data-slot-attr') ?? '').split(' ').filter(Boolean)) {
    const [attribute, slot] = pair.split(':');
    if (!Object.hasOwn(values, slot)) continue;
    changed = changed.replace(new RegExp(`(\\s${attribute}=")[^"]*"`), (_, start) => {
      return `${start}${escapeAttribute(toAttribute(attribute, slot, values[slot]))}"`;
    });
  }
  return changed;
}

/** As many items as there are values, each made like the first. */
function fillList(html, items, sections) {
  const first = nextTag(html, 0);
  const { after } = closingOf(html, first);
  const indent = html.slice(0, first.start);
  const pattern = html.slice(first.start, after);
  const trail = /\s*$/.exec(html)[0];
  return indent + items.map((item) => fillPage(pattern, item, sections)).join(indent) + trail;
}

function photographOf({ src, alt, width, height, focus: [x, y] }) {
  return (
    `<img class="photo" data-photo src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" ` +
    `width="${width}" height="${height}" style="object-position: ${x}% ${y}%">`
  );
}

/** The page with values in it; elements of a section that is not named are taken out. */
export function fillPage(html, values, sections) {
  let out = '';
  let at = 0;
  for (let tag = nextTag(html, at); tag; tag = nextTag(html, at)) {
    const { inner, after } = closingOf(html, tag);
    const section = attributeOf(tag.attributes, 'data-slot-section');
    if (section !== undefined && !sections.includes(section)) {
      out += html.slice(at, tag.start).replace(/\n[ \t]*$/, '');
      at = after;
      continue;
    }
    const slot = attributeOf(tag.attributes, 'data-slot');
    const list = attributeOf(tag.attributes, 'data-slot-list');
    const photo = attributeOf(tag.attributes, 'data-slot-photo');
    out += `${html.slice(at, tag.start)}<${tag.name}${fillAttributes(tag.attributes, values)}>`;
    at = tag.end;
    if (slot !== undefined && Object.hasOwn(values, slot)) {
      out += rich.has(slot) ? values[slot] : escapeText(values[slot]);
      at = inner;
    } else if (list !== undefined && Array.isArray(values[list])) {
      out += fillList(html.slice(tag.end, inner), values[list], sections);
      at = inner;
    } else if (photo !== undefined && values[photo]) {
      out += photographOf(values[photo]);
      at += /^<img class="photo"[^<>]*>/.exec(html.slice(tag.end))?.[0].length ?? 0;
    }
  }
  return out + html.slice(at);
}
