import { findAddressFault, splitContact } from './address.ts';
import { type Photo, photoSchema, type SlotType } from './contract.ts';
import { escapeAttribute, escapeJson, escapeText, readText } from './escape.ts';
import { readFeedDate, writeFeedDate } from './feed.ts';
import type { Place } from './marks.ts';
import { attributeOf, type Element } from './page.ts';
import { canonicalRichText } from './rich-text.ts';
import type { TextEdit } from './text-edits.ts';

/** What a place says, or why it can not be read. */
export function readPlace(
  text: string,
  place: Place,
  type: SlotType,
): { value: string | Photo | null } | { fault: string } {
  const source = text.slice(place.range.start, place.range.end);
  switch (place.kind) {
    case 'photo':
      return { value: place.image ? readPhoto(place.image) : null };
    case 'json':
      return { value: JSON.parse(source) };
    case 'attribute':
      return { value: readAttribute(place, type) };
    case 'feed-date': {
      const value = readFeedDate(source);
      return value === null ? { fault: 'is no date as RSS writes it' } : { value };
    }
    case 'feed-text': {
      // Elements in a feed are another program's, and a piece of CDATA is no text of ours.
      const value = type === 'rich' || source.includes('<') ? null : readText(source);
      return value === null ? { fault: 'must be plain text in a feed' } : { value };
    }
    case 'text': {
      if (type === 'rich') {
        const result = canonicalRichText(source);
        return 'fault' in result ? result : { value: result.html };
      }
      const value = readText(source);
      return value === null ? { fault: 'holds elements: mark what is inside, or make it rich' } : { value };
    }
  }
}

/** The edit that makes a place say a value; null when it says it already. */
export function writePlace(
  text: string,
  place: Place,
  type: SlotType,
  value: string | Photo | null,
): TextEdit | null {
  const before = readPlace(text, place, type);
  if ('value' in before && saysSame(place, type, before.value, value)) return null;
  const { start, end } = place.range;
  const source = text.slice(start, end);
  if (place.kind === 'photo') return { start, end, text: value === null ? '' : writePhoto(value as Photo) };
  const words = String(value);
  if (place.kind === 'json') return { start, end, text: escapeJson(words) };
  if (place.kind === 'attribute') {
    const contact = isContact(place, type) ? splitContact(source) : null;
    return { start, end, text: contact ? writeContact(contact, words, type) : escapeAttribute(words) };
  }
  if (place.kind === 'feed-date') return { start, end, text: writeFeedDate(words) };
  // What only sets the text apart from its tags stays.
  const [lead = ''] = /^[ \t\r\n\f]*/.exec(source) ?? [];
  const [trail = ''] = /[ \t\r\n\f]*$/.exec(source.slice(lead.length)) ?? [];
  return { start: start + lead.length, end: end - trail.length, text: writeText(words, type) };
}

function writeText(words: string, type: SlotType): string {
  if (type !== 'rich') return escapeText(words);
  const result = canonicalRichText(words);
  return 'html' in result ? result.html : escapeText(words);
}

/** Why a value may not stand in a place, whatever its slot allows: an address that a browser follows is always checked. */
export function findPlaceFault(place: Place, type: SlotType, value: string): string | null {
  const isAddress = /^(href|src|url|poster)$/.test(place.attribute ?? '');
  if (!isAddress || isContact(place, type) || value === '') return null;
  return findAddressFault(value);
}

function isContact(place: Place, type: SlotType): boolean {
  return place.attribute === 'href' && (type === 'email' || type === 'phone');
}

function readAttribute(place: Place, type: SlotType): string {
  const says = place.says ?? '';
  const contact = isContact(place, type) ? splitContact(says) : null;
  if (!contact) return says;
  try {
    return decodeURIComponent(contact.contact);
  } catch {
    return contact.contact;
  }
}

function writeContact(
  { scheme, rest }: { scheme: string; rest: string },
  words: string,
  type: SlotType,
): string {
  const contact = type === 'phone' ? dialled(words) : words;
  // What follows is the source's own and is escaped already.
  return `${scheme}${escapeAttribute(contact)}${rest}`;
}

function readPhoto(image: Element): Photo {
  const number = (name: string) => Number(attributeOf(image, name) ?? 0);
  const focus = /object-position:\s*([\d.]+)%\s+([\d.]+)%/.exec(attributeOf(image, 'style') ?? '');
  return {
    src: attributeOf(image, 'src') ?? '',
    alt: attributeOf(image, 'alt') ?? '',
    width: number('width'),
    height: number('height'),
    focus: [Number(focus?.[1] ?? 50), Number(focus?.[2] ?? 50)],
  };
}

function writePhoto({ src, alt, width, height, focus }: Photo): string {
  const [x, y] = focus;
  return (
    `<img class="photo" data-photo src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" ` +
    `width="${width}" height="${height}" style="object-position: ${x}% ${y}%">`
  );
}

/** Whether a place that reads `one` says `other`: a link to a number holds no spaces. */
export function saysSame(
  place: Place,
  type: SlotType,
  one: string | Photo | null,
  other: string | Photo | null,
): boolean {
  if (one === null || other === null || typeof one !== typeof other) return one === other;
  if (typeof one === 'string')
    return one === other || (type === 'phone' && isContact(place, type) && one === dialled(String(other)));
  return JSON.stringify(photoSchema.parse(one)) === JSON.stringify(photoSchema.parse(other));
}

const dialled = (number: string) => number.replace(/[^\d+]/g, '');
