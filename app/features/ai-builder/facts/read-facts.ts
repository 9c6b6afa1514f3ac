import { readApplication } from './application.ts';
import { readColours } from './colours.ts';
import { readAddresses, readPhones } from './contact.ts';
import { readDates } from './dates.ts';
import type { Facts } from './facts.ts';
import { readHours } from './hours.ts';
import { findKindWords, readKind } from './kind.ts';
import { readLanguage } from './language.ts';
import { readLeftOver } from './leftovers.ts';
import { readName } from './name.ts';
import { readOffers } from './offers.ts';
import { readParts } from './parts.ts';
import { readPeople, readSelf } from './people.ts';
import { readPlaces } from './places.ts';
import { readSentences, readTagline } from './sentences.ts';
import { Source, type Span } from './source.ts';
import { readLooks } from './tones.ts';

const WEDDING =
  /wedding|getting married|marry|hochzeit|heirat|trauung|mariage|marions|boda|casamos|matrimonio|sposiamo|slub|wesele|casamento|bruiloft|save the date/;

/**
 * Reads what a description says, and the wishes that came after it, without a model. Nothing is guessed: each fact stands
 * in the text, and what a later sentence or wish says wins over what an earlier one said.
 */
export function readFacts(description: string, wishes: readonly string[] = []): Facts {
  const source = new Source(description, wishes);
  // Each reader takes the places it has understood, so that the order decides: a name is no colour, a date no price.
  const addresses = readAddresses(source);
  const self = readSelf(source);
  const said = readName(source, { isWedding: WEDDING.test(source.folded) });
  const dates = readDates(source);
  const hours = readHours(source);
  const phones = readPhones(source);
  const places = readPlaces(source);
  const people = readPeople(source, { couple: WEDDING.test(source.folded) ? said : null });
  const colours = readColours(source);
  const application = readApplication(source);
  const parts = readParts(source);
  const looks = readLooks(source);
  const offers = readOffers(source);
  const names = source.spans.filter(({ what }) => what === 'name');
  const others = source.spans.filter(({ what }) => /^(?:place|person|link|email)$/.test(what));
  const isIn = (spans: readonly Span[], from: number, to: number) =>
    spans.some((span) => span.from < to && from < span.to);
  const kind = readKind(source, {
    isName: (from, to) => isIn(names, from, to),
    isOther: (from, to) => isIn(others, from, to),
  });
  for (const { from, to } of findKindWords(source)) source.hide(from, to);
  const name = said ?? self;
  if (!said && self) {
    const from = source.text.indexOf(self);
    source.spans.push({ what: 'name', value: self, from, to: from + self.length });
  }
  const sentences = readSentences(source);
  const tagline = readTagline(source);
  const leftOver = readLeftOver(source);
  return {
    language: readLanguage(description),
    ...kind,
    application,
    name,
    places,
    phones,
    ...addresses,
    hours,
    ...offers,
    people,
    dates,
    colours,
    scheme: groundScheme(source, colours) ?? looks.scheme,
    tones: looks.tones,
    ...parts,
    sentences,
    spans: source.spans.sort((one, other) => one.from - other.from),
    leftOver,
    text: source.original,
    ...(tagline && !sentences.some((one) => one.includes(tagline)) && { tagline }),
  };
}

/** A ground says what is light and what is dark, unless a later word says otherwise. */
function groundScheme(source: Source, colours: Facts['colours']): Facts['scheme'] {
  const ground = colours.findLast(({ on }) => on === 'ground');
  if (!ground) return null;
  const placeOf = (what: string) => source.spans.findLast((span) => span.what === what)?.from ?? -1;
  if (
    placeOf('scheme') >
    (source.spans.findLast(({ what, value }) => what === 'colour' && value === ground.word)?.from ?? 0)
  )
    return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(ground.hex.slice(at, at + 2), 16),
  );
  const lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  if (lightness > 0.72) return 'light';
  return lightness < 0.36 ? 'dark' : null;
}
