import { AMBIGUOUS, COLOURS, SHADES } from './colour-words.ts';
import type { Facts } from './facts.ts';
import type { Source } from './source.ts';

type Colour = Facts['colours'][number];
interface Found extends Colour {
  from: number;
  to: number;
  isUnwanted: boolean;
}

const HEX = /(?<![\p{Script=Latin}\d&#])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\p{L}\d])/gu;
const RGB =
  /(?<![\p{L}])rgba?\( ?(\d{1,3})[ ,]{1,3}(\d{1,3})[ ,]{1,3}(\d{1,3})(?: ?[,/] ?[\d.]{1,5}%?)? ?\)/gu;
const HSL =
  /(?<![\p{L}])hsla?\( ?(\d{1,3})(?:deg)?[ ,]{1,3}(\d{1,3})%[ ,]{1,3}(\d{1,3})%(?: ?[,/] ?[\d.]{1,5}%?)? ?\)/gu;
/** What stands behind a colour that is one of a thing: red wine, green tea, black belt, white bread. */
const THINGS =
  /^[ -](?:wine|wines|bread|breads|rye|tea|teas|coffee|chocolate|beer|beers|ale|meat|beans?|cabbage|peppers?|onions?|rice|cheese|fish|pudding|energy|power|card|cards|belt|hair|eyes|sea|forest|forests|juice|juices|jam|cake|cakes|sauce|curry|salad|asparagus|spaces?|roofs?|waste|fingers?|thumb|jewellery|jewelry|rings?|earrings?|necklaces?|bracelets?|medals?|leather|cotton|wool|thread|oak|wood|oil|water|door|doors|house|houses|barn|van|bus|lion|bull|horse|dog|dogs|cat|cats|swan|star|moon|rose|roses|tulips?|mirror|friday|monday|sunday|cross|room|rooms|hall|lake|river|hill|mountain|investment|funds?|tax|car|cars|t-shirts?|shirts?|dress|dresses|ware|goods|metal|tie|hat|noise|smoke|mould|age|zone|list|box|boxes|belts|garlic|currant|berries|wedding|anniversary|retriever|sands|age|apples?|trees?|courses?|crush|blossom|wein|wurst|tee|kohl|brot|bier|kraut|kehlchen|kreuz|haar|wald|strom|flache|flachen|anlagen?|schnitt|lack|schmuck)(?![\p{L}])/u;
const LOOK_WORD =
  /(?:colou?rs?|colou?red|farbe|farben|farblich|farbig|farbton|farbpalette|palette|akzent|accent|background|hintergrund|ground|grund|theme|look|tones?|tone|shades?|design|style|stil|dark|light|scheme|schrift|text|buttons?|headline|in our|gehalten|logo|website|page|seite|site|modern|elegant|calm|friendly|warm|bold|minimal|earthy|soft|pastel|loud|playful|schlicht|ruhig|freundlich|edel|dunkel|couleurs?|colores?|colori|cores|kolor|色|لون|ألوان|रंग)/u;
const NEGATED =
  /(?:^|[^\p{L}])(?:nothing to do with|no|not|never|without|avoid|anything but|don't (?:want|use|like)(?: any)?|isn't|nothing|hate|kein|keine|keinen|nicht|ohne|bloss nicht|niemals|statt|instead of|rather than|except|pas(?: de)?|sans|sin|nada de|bez|nie|non|senza)(?: (?:too much|too|any|in|zu viel|zu|the|das|de|mehr|more|so))? $/u;
const GROUND_AFTER =
  /^(?:e[nrms]?)? ?-?(?:background|backgrounds|ground|hintergrund|hintergrunde|grund|untergrund|paper|papier|pages?|surface|base|walls?|flachen|fond|fondo|tlo|sfondo|背景)/u;
const ACCENT_AFTER =
  /^(?:e[nrms]?)? ?-?(?:accents?|akzente?n?|buttons?|knopfe|highlights?|links?|headlines?|headings?|text|type|schrift|uberschriften|details?|lines?|letters|cta|touches|touch|pops?|akcenty|acentos|accenti|文字)/u;
const ACCENT_BEFORE =
  /(?:accents?|akzente?|highlights?|buttons?|details?|hints?|touch(?:es)?|pop|splash(?:es)?|text|schrift|links?|headlines?|accenti|acentos|akcenty)(?: (?:colou?r|farbe))?(?: (?:in|of|is|are|should be|sind|ist|aus|de|en))?:? (?:a |an |the |einem |some |kraftigem |bright |strong |warm )?$/u;
const GROUND_BEFORE =
  /(?:background|ground|hintergrund|fond|fondo|tlo|base)(?: (?:in|of|is|should be|ist|soll))?:? (?:a |an |the |einem )?$/u;
const ON_BEFORE =
  /(?:^|[^\p{L}])(?:on|auf|sur|sobre|na|over|against)(?: (?:a|an|the|einem|dem|un|fond|fondo))? ?(?:(?:dark|deep|light|pale|soft|warm|dunklem|hellem|tiefem) ?)?$/u;

/** Colours in words and numbers, in the order of the text; what a later one takes back is gone. */
export function readColours(source: Source): Colour[] {
  const found = [...readNumbers(source), ...readWords(source)].sort((one, other) => one.from - other.from);
  const wished = found.filter(({ from, isUnwanted }) => from >= source.wishesFrom && !isUnwanted);
  const kept: Found[] = [];
  for (const colour of found) {
    if (colour.isUnwanted) {
      for (const one of kept.filter(({ hex }) => hex === colour.hex)) kept.splice(kept.indexOf(one), 1);
      source.hide(colour.from, colour.to);
    } else if (!isReplaced(colour, wished, source.wishesFrom)) {
      const same = kept.find(({ hex, on }) => hex === colour.hex && (on === colour.on || !colour.on || !on));
      if (same) {
        same.on ??= colour.on;
        // "Sage green #9caf88" is said in numbers.
        if (colour.word.startsWith('#')) same.word = colour.word;
      } else kept.push(colour);
    }
  }
  return kept.map(({ word, hex, on, from, to }) => {
    source.take('colour', word, from, to);
    return { word, hex, ...(on && { on }) };
  });
}

/** A wish for a colour takes the place of all before it, but for a ground when only the accent was wished for, and so on. */
function isReplaced(colour: Found, wished: readonly Found[], wishesFrom: number): boolean {
  if (colour.from >= wishesFrom || wished.length === 0) return false;
  return !wished.every(({ on }) => on && colour.on && on !== colour.on);
}

function readNumbers(source: Source): Found[] {
  const found: Found[] = [];
  const add = (from: number, to: number, hex: string) =>
    found.push(place(source, from, to, source.written(from, to), hex));
  for (const { from, to, text } of source.findAll(HEX)) {
    const digits = text.slice(1).toLowerCase();
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    if (!/^\d{1,3}$/.test(digits) || LOOK_WORD.test(source.folded)) add(from, to, `#${long.slice(0, 6)}`);
  }
  for (const { from, to, groups } of source.findAll(RGB))
    if (groups.every((value) => Number(value) <= 255)) add(from, to, toHex(groups.map(Number)));
  for (const { from, to, groups } of source.findAll(HSL)) {
    const [hue = 0, saturation = 0, lightness = 0] = groups.map(Number);
    if (saturation <= 100 && lightness <= 100)
      add(from, to, toHex(fromHsl(hue, saturation / 100, lightness / 100)));
  }
  return found;
}

function readWords(source: Source): Found[] {
  const found: Found[] = [];
  const sure: { from: number; to: number }[] = [];
  const unsure: { from: number; to: number; hex: string }[] = [];
  for (let at = 0; at < source.words.length; at += 1) {
    const { from, to, hex, isAmbiguous, length } = colourAt(source, at);
    if (!hex || !source.isFree(from, to) || THINGS.test(source.folded.slice(to, to + 16))) continue;
    at += length - 1;
    if (isAmbiguous) unsure.push({ from, to, hex });
    else {
      sure.push({ from, to });
      found.push(place(source, from, to, source.written(from, to), hex));
    }
  }
  for (const [name, hex] of UNSPACED)
    for (let from = source.folded.indexOf(name); from >= 0; from = source.folded.indexOf(name, from + 1)) {
      const to = from + name.length;
      const isWhole =
        name.length > 1 || /^(?:色|と|・|、|い|。|系|を|基|で|\s|$)/.test(source.folded.slice(to, to + 1));
      if (isWhole && source.isFree(from, to))
        found.push(place(source, from, to, source.written(from, to), hex));
    }
  for (const { from, to, hex } of unsure) {
    const isBeside = sure.some((one) =>
      /^[ ,/&+-]{0,3}(?:and |und |with |mit |on |et |y |i )?$/.test(
        source.folded.slice(Math.min(to, one.to), Math.max(from, one.from)),
      ),
    );
    const around = `${source.folded.slice(Math.max(0, from - 22), from)} ${source.folded.slice(to, to + 14)}`;
    if (!isBeside && !LOOK_WORD.test(around)) continue;
    sure.push({ from, to });
    found.push(place(source, from, to, source.written(from, to), hex));
  }
  return found;
}

/** Colours in scripts without blanks between words, or with other beginnings and endings. */
const UNSPACED = [...COLOURS].filter(([name]) => /[\u0530-\uffff]/.test(name));

interface ColourWord {
  from: number;
  to: number;
  hex: string | null;
  isAmbiguous: boolean;
  length: number;
}

/** A colour at a word: "navy blue", "dark green", "dunkelgrün", "hellblauen", "blau". */
function colourAt(source: Source, at: number): ColourWord {
  const word = source.words[at] as (typeof source.words)[number];
  const next = source.words[at + 1];
  const isJoined = next && /^[ -]$/.test(source.folded.slice(word.to, next.from));
  const shade = SHADES[word.text.replace(/(?:e[nrms]?)$/, '')] ?? SHADES[word.text];
  const whole = { from: word.from, to: next?.to ?? word.to };
  if (isJoined) {
    const joined = COLOURS.get(`${word.text}-${next.text}`);
    if (joined) return { ...whole, hex: joined, isAmbiguous: false, length: 2 };
    const hex = nameToHex(next.text);
    if (shade !== undefined && hex)
      return {
        ...whole,
        hex: shift(hex, shade),
        isAmbiguous: AMBIGUOUS.has(next.text) && !/^(?:pale|dusty|pastel|muted|neon)$/.test(word.text),
        length: 2,
      };
    // "Blue grey", "noir et", "bleu marine": the first says the colour, the second is read with it where both are sure.
    const after = SHADES[next.text];
    const own = nameToHex(word.text);
    if (own && after !== undefined && /^(?:fonce|clair|oscuro|claro|scuro|chiaro|pastel)$/.test(next.text))
      return { ...whole, hex: shift(own, after), isAmbiguous: false, length: 2 };
  }
  const hex = nameToHex(word.text);
  return { from: word.from, to: word.to, hex, isAmbiguous: AMBIGUOUS.has(word.text), length: 1 };
}

/** German writes shade, colour and ending in one word. */
function nameToHex(word: string): string | null {
  const direct = COLOURS.get(word);
  if (direct) return direct;
  const stem = word
    .replace(/(?:e[nrms]?|s)$/, '')
    .replace(/gruen/, 'grun')
    .replace(/tuerkis/, 'turkis')
    .replace(/(?:farben|farbig|tone|ton)$/, '');
  const base = stem.length >= 3 && stem !== word ? COLOURS.get(stem) : undefined;
  if (base && !/s$/.test(word)) return base;
  // Weizengelb is a yellow, Leinenweiß a white.
  const compound =
    /^\p{L}{3,}(gelb|weiss|weiß|(?<![bhl])rot|blau|grun|grau|braun|schwarz|rosa|orange)$/u.exec(stem)?.[1] ??
    /^\p{L}{3,}(orange)$/u.exec(word)?.[1];
  if (compound && !/^(?:dunkel|hell|tief|zart|blass|pastell|sanft)/.test(stem))
    return COLOURS.get(compound) ?? null;
  const parts = /^(dunkel|hell|tief|zart|blass|pastell|knall|leuchtend|neon|matt|sanft)(.{3,})$/.exec(stem);
  const coloured = parts && COLOURS.get(parts[2] ?? '');
  if (!parts || !coloured) return COLOURS.get(word.replace('ue', 'u').replace('ss', 'ß')) ?? null;
  return shift(coloured, SHADES[parts[1] ?? ''] ?? 0.4);
}

function place(source: Source, from: number, to: number, word: string, hex: string): Found {
  const before = source.folded.slice(Math.max(0, from - 50), from);
  const after = source.folded.slice(to, to + 24);
  const isGround = GROUND_AFTER.test(after) || GROUND_BEFORE.test(before) || ON_BEFORE.test(before);
  const isOnGround =
    /^(?:e[nrms]?)? (?:text |type |schrift |letters )?(?:on|auf|over|sur|sobre) (?:a |an |the |einem |dem )?(?:\p{L}{2,12}[ -]){0,2}/u.exec(
      after,
    );
  const isAccent =
    ACCENT_AFTER.test(after) || ACCENT_BEFORE.test(before) || (isOnGround !== null && speaksOfColour(after));
  const on = isGround ? 'ground' : isAccent ? 'accent' : undefined;
  return { word, hex, ...(on && { on }), from, to, isUnwanted: NEGATED.test(before) };
}

function speaksOfColour(after: string): boolean {
  return after
    .split(/[^\p{L}-]+/u)
    .some((word) => nameToHex(word) !== null || /^(?:ground|background|grund|hintergrund)$/.test(word));
}

function shift(hex: string, by: number): string {
  const target = by < 0 ? 0 : 255;
  const share = Math.abs(by);
  return toHex(
    [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16);
      return value + (target - value) * share;
    }),
  );
}

function toHex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((step) => {
    const at = (step + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  });
}
