import type { Facts } from './facts.ts';
import type { Source } from './source.ts';
import { LONG_TOWNS, NO_TOWNS, OTHER_TOWNS, TOWNS } from './towns.ts';

type Place = Facts['places'][number];

const CAPITAL = "(?:(?:St|Ste|Dr|Sta)\\. ?)?\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const TOWN = `${CAPITAL}(?:[ -](?:(?:am|an|der|im|upon|on|sur|sous|de|del|la|le|les|bei|ob|of|by|the|do|da|d')[ -]){0,2}${CAPITAL}){0,2}`;
const HOUSE = '\\d{1,4}(?: ?[a-z](?![\\p{L}]))?(?: ?[-/] ?\\d{1,4}[a-z]?)?';

const STREETS = [
  // Hauptstraße 12, Am Markt 3a, Unter den Linden 5
  `(?:${CAPITAL}[ -]){0,3}(?:\\p{Lu}?[\\p{L}-]{0,30}(?:straße|strasse|str\\.|weg|platz|allee|gasse|gässle|gässchen|gässli|gaß|ring|damm|ufer|markt|chaussee|steig|graben|kai|promenade|brücke|hof|stieg|berg|park|tor|wall|höhe|feld|garten|zeile|stiege|straat|gracht|laan|plein)|(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Markt|Promenade)) ${HOUSE}`,
  `(?:Am|An der|An den|Im|In der|In den|Auf der|Auf dem|Unter den|Zum|Zur|Hinter der|Hinter dem|Bei der|Beim|Alte[rs]?|Neue[rs]?|Obere[rs]?|Untere[rs]?|Große[rs]?|Kleine[rs]?) ${CAPITAL}(?: ${CAPITAL})? ${HOUSE}`,
  // 12 Market Street, 4b Old Mill Lane, Unit 3, 14 Quay Road
  `(?:(?:Unit|Flat|Suite|Studio|Shop) \\d{1,4}[a-z]?,? )?\\d{1,5}[a-zA-Z]?(?:[-–/]\\d{1,4})? (?:[NSEW]\\.? )?(?:${CAPITAL} ){1,4}?(?:Street|St\\.?|Road|Rd\\.?|Lane|Ln\\.?|Avenue|Ave\\.?|Square|Sq\\.?|Close|Drive|Dr\\.?|Way|Hill|Terrace|Row|Place|Pl\\.?|Quay|Court|Ct\\.?|Gardens|Walk|Mews|Crescent|Green|Park|Parade|Boulevard|Blvd\\.?|Highway|Hwy|Gate|Wharf|Yard|Broadway|Bridge|Alley|Market|Circus|Trail)(?![\\p{L}])(?:,? (?:Suite|Unit|Apt|Floor|#) ?\\d{1,4}[a-zA-Z]?)?`,
  `${CAPITAL} (?:Lane|Street|Road|Avenue|Square|Terrace) \\d{1,4}[a-z]?`,
  // 12 rue de la Paix, Calle Mayor 5, Via Roma 12, ul. Długa 5, Rua das Flores 8
  `\\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|chemin|impasse|allée|route|cours) (?:(?:de|du|des|la|le|les|d'|l'|aux?|en) ?){0,3}(?:${CAPITAL}[ -]?){1,4}`,
  `(?:Calle|C\\/|Avenida|Avda\\.|Plaza|Paseo|Carrer|Via|Viale|Piazza|Corso|Largo|Rua|Avenida|Praça|Travessa|ul\\.|Ulica|ulica|al\\.|Aleje|pl\\.|plac|os\\.|calle|rua|via) (?:(?:de|del|la|las|los|da|das|do|dos|di|della|dei|św\\.) ){0,3}(?:${CAPITAL} ?){1,3},? ?(?:n[º°.] ?)?${HOUSE}`,
  `${CAPITAL} (?:Cad\\.|Caddesi|Sok\\.|Sokak) (?:No:? ?)?${HOUSE}`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'gu'));

const JOINT = '(?:[ ]{0,3}[,;·|\\n/–-]?[ \\n]{0,3})';
/** A postcode with its town, or the other way round, behind a street. */
const BEHIND = [
  new RegExp(
    `^${JOINT}(?:(?:D|A|CH|DE|AT|F|I|PL|NL)-)?(?<postcode>\\d{5}|\\d{4}(?: ?[A-Z]{2}(?![\\p{L}]))?|\\d{2}-\\d{3}|\\d{4}-\\d{3}) (?<town>${TOWN})`,
    'u',
  ),
  new RegExp(
    `^${JOINT}(?<town>${TOWN}(?: \\d{1,2})?),? (?<postcode>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}|[A-Z]{2},? \\d{5}(?:-\\d{4})?)(?![\\p{L}\\d])`,
    'u',
  ),
  new RegExp(
    `^${JOINT}(?:${TOWN}, ?)(?<town>${TOWN}),? (?<postcode>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]{2} \\d{5})(?![\\p{L}\\d])`,
    'u',
  ),
  new RegExp(`^${JOINT}(?<postcode>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})(?![\\p{L}\\d])`, 'u'),
  new RegExp(
    `^ {0,2}(?:,|\\n|in| in) ?(?<town>${TOWN}(?: \\d{1,2}(?!\\d|[:.]))?(?:, (?:[A-Z]{2}(?![\\p{L}])|${CAPITAL}))?)`,
    'u',
  ),
];
/** A postcode with its town alone. */
const POSTCODE_TOWN = new RegExp(
  `(?<![\\p{L}\\d.,€$£-])(?:(?:D|A|CH)-)?(\\d{5}|[1-9]\\d{3}) (${TOWN})`,
  'gu',
);
const JAPANESE = /(?<!\d)〒? ?\d{3}-\d{4}[^\n。]{2,60}/gu;
const LABELLED =
  /(?<![\p{L}])(?:(?:our |the |unsere )?(?:address|adresse|anschrift|find us(?: at)?|visit us(?: at)?|located at|location|standort|direccion|indirizzo|endereco|adres|venue|ort|where)|住所|所在地|العنوان|पता|地址|адрес)[ ]?[:：][ ]{0,4}([^\n]{4,140})/gu;
const CUES =
  /(?<![\p{L}])(?:in|near|from|at|around|outside|based in|bei|aus|nahe|rund um|im(?= (?:Schwarzwald|Allgäu|Harz|Breisgau|Sauerland|Ruhrgebiet|Tessin|Burgenland|Salzkammergut|Erzgebirge|Spreewald|Odenwald|Saarland|Taunus|Hunsrück|Münsterland|Emsland|Vogtland|Wallis))|à|a|en|de|près de|a|di|em|w|we|z|te|van)[ ]+(?:(?:the|der|dem|den|la|le|el|downtown|central|north|south|east|west|beautiful|old town|heart of|herzen von) )?/giu;

/** Addresses and towns, as they are written. */
export function readPlaces(source: Source): Facts['places'] {
  const places: (Place & { from: number })[] = [];
  const add = (from: number, to: number, place: Omit<Place, 'text'>) => {
    const text = source.written(from, to).replace(/\s*\n\s*/g, ', ');
    const same = places.find(
      (one) =>
        one.text === text ||
        // Wrocławiu is Wrocław.
        (!place.street && place.town && one.town?.slice(0, 5) === place.town.slice(0, 5)),
    );
    source.take('place', text, from, to);
    if (!same) places.push({ ...place, text, from });
  };
  readStreets(source, add);
  for (const { from, to } of source.findAll(JAPANESE)) add(from, to, {});
  for (const { to, groups } of source.findAll(LABELLED)) {
    const start = to - (groups[0] ?? '').length;
    const text = source.written(start, to).replace(/[.,;]$/, '');
    if (!/@|\d{2}:\d{2}/.test(text))
      add(start, start + text.length, LONG_STREET.test(text) ? { street: text } : {});
  }
  for (const { from, to, groups } of source.findCased(POSTCODE_TOWN)) {
    if (/^(?:19|20)\d\d$/.test(groups[0] ?? '')) continue;
    add(from, to, { postcode: groups[0], town: groups[1] });
  }
  readTowns(source, add);
  return places.sort((one, other) => one.from - other.from).map(({ from: _from, ...place }) => place);
}

const LONG_STREET = /^[^,\n]{3,60}\d/;

type Add = (from: number, to: number, place: Omit<Place, 'text'>) => void;

function readStreets(source: Source, add: Add): void {
  for (const pattern of STREETS)
    for (const { from, to, text } of source.findCased(pattern)) {
      if (!source.isFree(from, to)) continue;
      const rest = source.cased.slice(to, to + 120);
      for (const behind of BEHIND) {
        const found = behind.exec(rest);
        const town = found?.groups?.town?.replace(/[.]$/, '');
        if (!found || (town && NO_TOWNS.test(town.toLowerCase()))) continue;
        const length =
          found[0].length - (found.groups?.town?.endsWith('.') && found[0].endsWith('.') ? 1 : 0);
        if (!source.isFree(to, to + length)) continue;
        const postcode = found.groups?.postcode;
        add(from, to + length, { street: text.trim(), ...(postcode && { postcode }), ...(town && { town }) });
        break;
      }
      if (source.isFree(from, to)) add(from, to, { street: text.trim() });
    }
}

function readTowns(source: Source, add: Add): void {
  const name = new RegExp(`^${TOWN}`, 'u');
  for (const { to } of source.findWritten(CUES)) {
    const rest = source.text.slice(to, to + 80);
    const found = name.exec(rest)?.[0].replace(/['’]s$|[.'’-]{1,3}$/g, '');
    const cue = source.folded.slice(0, to);
    if (found && found.length > 2 && source.isFree(to, to + found.length) && isTown(found, cue))
      add(to, to + found.length, { town: found });
  }
  for (const { text, from, to } of source.words) {
    if (!TOWNS.has(text) || !source.isFree(from, to)) continue;
    // Nice and Bath are words too.
    const isCapital = /^\p{Lu}/u.test(source.text.slice(from, to));
    const follows = /(?:^|[^a-z])(?:in|near|from|aus|bei|nach|at|around|a|en|w|,|-) {0,2}$/.test(
      source.folded.slice(Math.max(0, from - 8), from),
    );
    if (
      !(
        isCapital &&
        from > 0 &&
        !/^(?:nice|bath|essen|cork|halle|reading|perth|hull|derby|york|linz|roma|florence|sofia|lima|santiago)$/.test(
          text,
        )
      ) &&
      !follows
    )
      continue;
    if (/^(?:essen|nice|bath|cork)$/.test(text) && !(follows && isCapital)) continue;
    add(from, to, { town: source.written(from, to) });
  }
  for (const town of LONG_TOWNS) {
    const from = source.folded.indexOf(town);
    if (from >= 0 && source.isFree(from, from + town.length))
      add(from, from + town.length, { town: source.written(from, from + town.length) });
  }
  const other = OTHER_TOWNS.exec(source.text);
  if (other && source.isFree(other.index, other.index + other[0].length))
    add(other.index, other.index + other[0].length, { town: other[0] });
}

/** German writes all nouns with a capital: there only towns are told from other words by what stands before them. */
function isTown(found: string, before: string): boolean {
  const folded = found.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (NO_TOWNS.test(folded)) return false;
  if (TOWNS.has(folded)) return true;
  const cue =
    /([a-z]+)[^a-z]{0,3}(?:(?:the|der|dem|den|la|le|el|downtown|central|north|south|east|west|beautiful|old town|heart of) )?$/.exec(
      before,
    )?.[1] ?? '';
  if (/^(?:at|a|de|di|van|z|em)$/.test(cue)) return false;
  if (/^(?:im|bei|nahe|aus)$/.test(cue))
    return (
      !/(?:ung|heit|keit|schaft|tion|handel|betrieb|holz|leder|stoff|papier|metall|glas|ton|wolle|silber|gold|bedarf|interesse|netz|internet|team|freien|haus|garten|sommer|laden|angebot|verein|anbau|hand)$/.test(
        folded,
      ) || cue === 'nahe'
    );
  return !/(?:ung|heit|keit|schaft|tion|ismus|farben|farbe|tonen|besitz|auftrag|zukunft|stunden|tagen|wochen|jahren|minuten|handel|gruppen|bereich|richtung|qualitat)$/.test(
    folded,
  );
}
