import type { Line, Source } from './source.ts';

export interface Price {
  from: number;
  to: number;
}

const BEFORE =
  '(?:us\\$|r\\$|a\\$|c\\$|[€£$¥₹₺]|(?<![\\p{L}])(?:eur|chf|usd|gbp|pln|inr|sfr\\.?|fr\\.|rs\\.?)) {0,9}';
const AFTER =
  ' {0,9}(?:€|£|\\$|¥|₹|₺|₽|円|元|(?:eur|euros?|chf|franken|fr\\.?|sfr|zl|zlotych|pln|kr|sek|dkk|nok|kc|czk|usd|gbp|dollars?|bucks|pounds?|quid|yen|rupees|rs|inr|lei|huf|ft|tl|lira|руб\\.?|ريال|ريالا|ريالات|جنيه|جنيها|جنيهات|درهم|درهما|دراهم|دينار|دينارا|دنانير|دولارات|دولارًا|دولارا|دولار|يورو|ليرة|रुपये|रुपए|रु\\.?)(?![\\p{L}\\p{M}]))';
const NUMBER = "(?:\\d{1,3}(?:[.,' ]\\d{3}){1,2}|\\d{1,6})(?:[.,](?:\\d{2}(?!\\d)|-{1,2}))?(?![\\d])";
const PER_WHAT =
  '(?:h|hr|hrs|hour|std\\.?|stunde|day|tag|night|nacht|month|monat|mo|mon|year|yr|jahr|week|woche|person|pers\\.?|kopf|head|guest|gast|user|seat|session|sitzung|einheit|class|lesson|kurs|kg|100 ?g|g|l|liter|stuck|stk\\.?|st\\.|piece|item|km|m2|m²|qm|minute|min|45 min|60 min|90 min|zimmer|room|kind|child|paar|pair|couple|plate|slice|cup|bottle|flasche|glas|box|loaf|clase|cours|seance|sesion|sesja|lekcje|zajecia|lezione|kilo|page|seite|wort|word|termin|visit|pax|heure|jour|mois|nuit|personne|an|hora|noche|mes|dia|persona|godz\\.?|godzine|miesiac|mies\\.?|osobe|os\\.?|noc|dzien|sztuke|szt\\.?|ora|notte|persona|mese|uur|nacht)';
const UNIT = `(?: ?/ ?${PER_WHAT}(?![\\p{L}])| (?:per|pro|je|a|an|by the|par|por|za|al|la|l'|alla|per) ?${PER_WHAT}(?![\\p{L}])| (?:each|pcm|p/?w|pppn|monthly|yearly|annually|hourly|weekly|monatlich|jahrlich|wochentlich|p\\. ?p\\.|pp|p\\.m\\.|pro nase|per head|pro person|all in|inkl\\.? mwst\\.?|zzgl\\.? mwst\\.?|plus vat|inc\\.? vat|\\+ vat)(?![\\p{L}]))`;
const FROM =
  '(?:(?<![\\p{L}])(?:from|starting (?:at|from)|starts at|only|just|nur|je|jeweils|schon ab|bereits ab|ab|a partir de|des|desde|od|da|ca\\.?|circa|approx\\.?|around|up to|bis zu|около|от|من|से|til) ?)?';
const AMOUNT = `(?:${BEFORE}${NUMBER}(?:${AFTER})?|${NUMBER}${AFTER})`;

/** A number with what it is for: 650/day, from 89 a month. */
const RATE = `(?:(?<![\\d.,:/])${NUMBER} ?/ ?(?:h|hr|hour|day|month|night|week|std|stunde|tag|nacht|monat|session|person)(?![\\p{L}])|(?<=(?:from|ab|only|nur|just|fee|price|rate|costs?|kostet|preis) )${NUMBER} (?:a|an|per|pro) (?:hour|day|month|night|week|year|person|stunde|tag|nacht|monat|jahr)(?![\\p{L}]))`;
const PRICE = new RegExp(
  `${FROM}(?:${RATE}|(?<![\\p{L}\\d.,])${NUMBER} ?(?:-|to|bis|a) ?${AMOUNT}|(?<![\\d.,])${AMOUNT}(?: ?(?:-|to|bis|a|al) ?(?:${AMOUNT}|${NUMBER}(?![\\p{L}\\d:])))?)(?:${UNIT}){0,2}(?![\\p{L}\\d])`,
  'gu',
);
const NO_MONEY =
  /(?<![\p{L}-])(?:free of charge|for free|completely free|free entry|free|kostenlose?[srn]?|kostenfrei|gratis|umsonst|eintritt frei|gratuite?s?|gratuit[oa]s?|bezplatn[eay]|za darmo|無料|مجاني|मुफ्त|निःशुल्क|pay what you (?:can|want|like)|by donation|pay as you feel|auf spendenbasis|gegen spende|price on request|on request|preis auf anfrage|auf anfrage|sur devis|prix libre|a consultar|do uzgodnienia)(?![\p{L}])/gu;
const BARE_END = /(?<![\d:./-])\d{1,4}[.,]\d{2}(?:[ ]?[–-])?[ |]{0,6}$/;

/** All amounts of money, with "from" before and "per hour" behind them, in the order of the text. */
export function findPrices(source: Source): Price[] {
  const amounts = source.findAll(PRICE).map(({ from, to, text }) => {
    const lead = text.length - text.trimStart().length;
    return { from: from + lead, to: to - (text.length - text.trimEnd().length) };
  });
  const all = [...amounts, ...findBare(source), ...findNoMoney(source)].sort(
    (one, other) => one.from - other.from,
  );
  return all.filter((price, index) => index === 0 || price.from >= (all[index - 1] as Price).to);
}

/** Numbers with cents at the ends of lines, where at least two lines have one: a menu without currency. */
function findBare(source: Source): Price[] {
  const rows = source.lines
    .filter(({ folded }) => folded)
    .map((line) => ({ line, found: BARE_END.exec(line.folded) }));
  if (rows.filter(({ found }) => found).length < 2) return [];
  return rows.flatMap(({ line, found }) => {
    if (!found || !/\p{L}/u.test(line.text)) return [];
    const from = line.from + found.index;
    const to = from + found[0].replace(/[ |]{1,9}$/, '').length;
    return source.isFree(from, to) ? [{ from, to }] : [];
  });
}

/** "Free" is a price at the end of its part of the text, not in gluten-free or free parking. */
function findNoMoney(source: Source): Price[] {
  return source.findAll(NO_MONEY).filter(({ from, to }) => {
    const line = source.lineAt(from) as Line;
    const before = /[^,;.!?\n|]{0,60}$/.exec(source.folded.slice(line.from, from))?.[0] ?? '';
    const after = source.folded.slice(to, to + 12);
    if (!/^\s{0,4}(?:$|[\n,;.!?)|]|for |fur |and |und )/.test(after)) return false;
    if (
      /(?:gluten|lactose|sugar|nut|dairy|alcohol|cruelty|plastic|waste|feel|is|are|be|sind|ad|pain|barrier) ?$/.test(
        before,
      )
    )
      return /(?:lesson|consultation|session|class|entry|admission|eintritt|delivery|lieferung|beratung|stunde|plan) (?:is|are|ist|sind) $/.test(
        before,
      );
    if (/entry|eintritt/.test(source.folded.slice(from, to))) return true;
    return before.trim().split(' ').length <= 6 && /\p{L}{3}/u.test(before);
  });
}
