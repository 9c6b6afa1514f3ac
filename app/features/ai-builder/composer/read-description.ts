import { readFacts } from '../facts/read-facts.ts';
import { readColour, type Tint } from './colours.ts';
import { KIND_WORDS, KINDS, type Kind } from './kind-words.ts';

type Language = 'en' | 'de';
const TONES = ['plain', 'playful', 'elegant', 'bold', 'calm', 'technical'] as const;
export type Tone = (typeof TONES)[number];

/** What a description says, as far as it can be read without a model. */
export type Reading = {
  /** Null when nothing in it speaks for a kind. */
  kind: Kind | null;
  /** Null when it names none. */
  name: string | null;
  place: string | null;
  email: string | null;
  phone: string | null;
  /** Things that are offered, as it lists them. */
  items: string[];
  colour: (Tint & { word: string }) | null;
  tone: Tone | null;
  language: Language;
  /** Languages that are recognised and not written by the composer. */
  otherLanguage: 'French' | 'Spanish' | null;
  /** Parts of a page that are asked for by name. */
  wanted: Part[];
  /** Parts of a page that are asked to be left out. */
  unwanted: Part[];
};

const PARTS = ['offer', 'about', 'gallery', 'steps', 'faq', 'contact', 'quotes', 'prices', 'team'] as const;
export type Part = (typeof PARTS)[number];

const PART_WORDS: Record<Part, RegExp> = {
  offer: /\b(?:menu|services|products|offers?|features|speisekarte|leistungen|produkte|angebot)\b/,
  about: /\b(?:about(?: us| me)?|our story|history|uber uns|uber mich|geschichte)\b/,
  gallery: /\b(?:galler(?:y|ies)|galerie|pictures|photos|bilder|images)\b/,
  steps: /\b(?:how it works|steps|process|ablauf|so geht|schritte)\b/,
  faq: /\b(?:faqs?|questions|fragen)\b/,
  contact: /\b(?:contact|kontakt|address|directions|anfahrt|location)\b/,
  quotes: /\b(?:testimonials?|reviews|kundenstimmen|bewertungen)\b/,
  prices: /\b(?:pric(?:es|ing)|preise|tariffs?|plans)\b/,
  team: /\b(?:team|staff|mitarbeiter)\b/,
};

const TONE_WORDS: Record<Exclude<Tone, 'plain'>, RegExp> = {
  playful:
    /\b(?:playful|fun|funny|cheerful|colou?rful|kids|children|verspielt\w*|frohlich\w*|bunt\w*|lustig\w*|happy|quirky)\b/g,
  elegant:
    /\b(?:elegant|luxur\w*|refined|classic|sophisticated|premium|edel|festlich|romantic|romantisch|fine)\b/g,
  bold: /\b(?:bold|loud|strong|punk|energetic|brutalist|dramatic|kraftig|mutig|laut|striking)\b/g,
  calm: /\b(?:calm|quiet|peaceful|soft|gentle|minimal\w*|simple|relax\w*|ruhig\w*|sanft|schlicht|cosy|cozy|warm|gemutlich)\b/g,
  technical: /\b(?:technical|modern|sleek|futuristic|tech|clean|sachlich|technisch|developer)\b/g,
};

/** Lower case, without accents. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** Reads a description, and the wishes that came after it: what they say of colour, tone and name wins. */
export function readDescription(description: string, wishes: readonly string[] = []): Reading {
  const whole = [description, ...wishes].join('\n');
  const folded = fold(whole);
  const looks = fold([description, ...wishes].map(withoutName).join('\n'));
  const later = wishes.map(readName).findLast((name) => name !== null);
  const { language, otherLanguage } = readLanguage(fold(description));
  const { wanted, unwanted } = readParts(folded);
  return {
    kind: readKind(fold(description)) ?? readKind(folded),
    name: later ?? readName(description) ?? readFacts(description).name,
    place: readPlace(description),
    email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(whole)?.[0] ?? null,
    phone: /(?:\+|\b0)\d[\d ()/-]{5,17}\d/.exec(whole)?.[0].trim() ?? null,
    items: readItems(description),
    colour: readColour(looks),
    tone: readTone(looks),
    language,
    otherLanguage,
    wanted,
    unwanted,
  };
}

const kindWords = KINDS.map((kind) => ({
  kind,
  words: [...KIND_WORDS[kind].matchAll(/([^:]+?)(?::(\d+))(?:\s|$)/g)].flatMap(([, words = '', weight]) =>
    splitPhrase(words, Number(weight)),
  ),
}));

function splitPhrase(words: string, weight: number): { pattern: RegExp; weight: number }[] {
  const phrase = fold(words.trim()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Short words must be whole ones: `app` is not in `apple`.
  const end = phrase.length <= 5 ? '(?:s|es|n|e|er|in)?(?![a-z])' : '';
  return phrase ? [{ pattern: new RegExp(`(?<![a-z])${phrase}${end}`, 'g'), weight }] : [];
}

/** The kind whose words say most. What stands first in a description says more than what stands at its end. */
export function readKind(folded: string): Kind | null {
  let best: { kind: Kind; score: number } | null = null;
  for (const { kind, words } of kindWords) {
    let score = 0;
    for (const { pattern, weight } of words) {
      const at = folded.search(pattern);
      if (at >= 0) score += weight * (1.25 - 0.5 * Math.min(1, at / 160));
    }
    if (score >= 0.75 && score > (best?.score ?? 0)) best = { kind, score };
  }
  return best?.kind ?? null;
}

const NAME =
  "[\\p{Lu}\\d][\\p{L}\\d'’&.-]*(?:[ ](?:(?:of|and|the|de|la|le|und|der|die|das|&|y|et|du|von|for)[ ])?[\\p{Lu}\\d&][\\p{L}\\d'’&.-]*){0,4}";
const NAME_AFTER = new RegExp(
  `(?:called|named|name is|name:|heißt|namens|genannt|Name ist|appelée?|nommée?|llamad[oa]|call it|rename (?:it|the site) to)[ ]+(${NAME})`,
  'u',
);
const NAME_FOR = new RegExp(`(?:^|[ ])(?:for|pour|para)[ ]+(${NAME})`, 'u');

/** Silver is no colour of a shop that is called Silver Crumb. */
function withoutName(text: string): string {
  const name = readName(text);
  return name ? text.replaceAll(name, ' ') : text;
}

function readName(text: string): string | null {
  const quoted = /["“„«]\s*([^"”“»\n]{2,40}?)\s*["”“»]/u.exec(text)?.[1];
  const found = quoted ?? NAME_AFTER.exec(text)?.[1] ?? NAME_FOR.exec(text)?.[1];
  const name = found?.replace(/[.,;:!?-]+$/, '').trim();
  return name && name.length >= 2 && !/^(?:I|My|The|A|An|Our)$/.test(name) ? name : null;
}

function readPlace(text: string): string | null {
  const found =
    /(?<![\p{L}])(?:in|near|from|bei|aus|à|en)[ ]+(?:the[ ]|der[ ])?(\p{Lu}\p{L}+(?:[ -](?:(?:am|an|der|upon|on|sur|de|la)[ -])?\p{Lu}\p{L}+){0,2})/u.exec(
      text,
    );
  const place = found?.[1];
  return place &&
    !/^(?:English|German|French|Spanish|January|February|March|April|May|June|July|August|September|October|November|December|Deutsch|Bio|Blau|Rot|Grün|HTML|CSS)/.test(
      place,
    )
    ? place
    : null;
}

function readItems(text: string): string[] {
  const list =
    /(?:\bsells?|\bselling|\boffers?|\boffering|\bserves?|\bserving|\bservices(?: are|:)|\bproducts(?: are|:)|\bmenu:|\bwe do|\bwe make|\bverkauft|\bbietet|\bwir machen)[ ]+([^.;:!?\n]+)/i.exec(
      text,
    )?.[1] ?? '';
  const parts = list
    .split(/,|\band\b|\bund\b|&/)
    .map((part) => part.trim().replace(/^(?:and|und|the|a|an|our)\s+/i, ''));
  const items = parts.filter((part) => part.length >= 3 && part.length <= 32 && part.split(' ').length <= 4);
  // One thing is no list, and a part that was too long says that this was a sentence.
  return items.length >= 2 && items.length === parts.filter(Boolean).length
    ? items.slice(0, 6).map(capital)
    : [];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function readTone(folded: string): Tone | null {
  let best: { tone: Tone; at: number } | null = null;
  for (const [tone, pattern] of Object.entries(TONE_WORDS))
    for (const { index } of folded.matchAll(pattern))
      if (index >= (best?.at ?? 0)) best = { tone: tone as Tone, at: index };
  return best?.tone ?? null;
}

const COMMON: [RegExp, Language | 'French' | 'Spanish'][] = [
  [
    /\b(?:eine?[nrms]?|fur|mit|und|der|die|das|ist|im|unsere?|meine?|soll|auf|serios\w*|freundlich\w*|friseur\w*|dachdecker|immobilien\w*|\w+(?:betrieb|werkstatt|schule|praxis|makler))\b/g,
    'de',
  ],
  [/\b(?:une?|pour|avec|et|les|des|du|notre|mon|ma|est|dans|site)\b/g, 'French'],
  [/\b(?:una|para|con|los|las|del|mi|nuestr[oa]|es|que|pagina)\b/g, 'Spanish'],
  [/\b(?:an|the|for|with|and|of|my|our|is|to|that|in english)\b/g, 'en'],
];

function readLanguage(folded: string): Pick<Reading, 'language' | 'otherLanguage'> {
  if (/\b(?:in german|auf deutsch)\b/.test(folded)) return { language: 'de', otherLanguage: null };
  if (/\b(?:in english|auf englisch)\b/.test(folded)) return { language: 'en', otherLanguage: null };
  const counts = COMMON.map(([pattern, language]) => ({
    language,
    count: folded.match(pattern)?.length ?? 0,
  }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most), {
    language: 'en',
    count: 0,
  });
  if (best.language === 'French' || best.language === 'Spanish')
    return { language: 'en', otherLanguage: best.language };
  return { language: best.language === 'de' ? 'de' : 'en', otherLanguage: null };
}

function readParts(folded: string): { wanted: Part[]; unwanted: Part[] } {
  const wanted: Part[] = [];
  const unwanted: Part[] = [];
  for (const part of PARTS) {
    const found = [...folded.matchAll(new RegExp(PART_WORDS[part], 'g'))].at(-1);
    if (!found) continue;
    const before = folded.slice(Math.max(0, found.index - 24), found.index);
    const leaveOut =
      /\b(?:no|without|remove|drop|leave out|delete|ohne|kein\w*|entferne)\b(?:\s+\w+){0,2}\s*$/.test(before);
    (leaveOut ? unwanted : wanted).push(part);
  }
  return { wanted, unwanted };
}
