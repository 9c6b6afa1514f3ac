import type { Facts } from './facts.ts';
import type { Source } from './source.ts';

const MONTH =
  '(?:jan(?:uary|uar|vier|ner|eiro)?|feb(?:ruary|ruar|bruar)?|fevrier|febrero|febbraio|fevereiro|mar(?:ch|zo|co|s|ca)?|marz|maerz|mrz|apr(?:il|ile)?|avril|abril|may|mai|mayo|maggio|maio|maja|mei|jun(?:e|i|io|ho)?|juin|giugno|czerwca|jul(?:y|i|io|ho)?|juillet|luglio|lipca|aug(?:ust|ustus)?|aout|agosto|sierpnia|sep(?:t|tember|tembre|tiembre)?|setembro|settembre|wrzesnia|oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|outubro|pazdziernika|nov(?:ember|embre|iembre)?|novembro|listopada|dec(?:ember|embre)?|dez(?:ember|embro)?|diciembre|dicembre|grudnia|stycznia|lutego|kwietnia|janvier|enero|gennaio|augusti)';
const DAY_NAME =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|sobota|niedziela|piatek)';
const YEAR = '(?:19|20)\\d\\d';
const DAY = '(?:[12]\\d|3[01]|0?[1-9])';
const ORDINAL = '(?:st|nd|rd|th|\\.|er|º)?';
const TIME = "(?:\\d{1,2}[:.h]\\d\\d(?: ?(?:am|pm|uhr|h))?|\\d{1,2} ?(?:am|pm|uhr|h|o'clock)|noon|midnight)";
const START = '(?<![\\p{L}\\d.,/€$£-])';
const END = '(?![\\p{L}\\d])';
const NAMED = `(?:${DAY_NAME}\\.?,? (?:the |den |dem |le |el )?)?`;
const TIMED = `(?:,? ?(?:at |um |ab |from |a |à |kl |o |- )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:-|to|bis|till|until) ?)${TIME}|${TIME}(?: ?(?:-|to|bis|till|until) ?${TIME})?)${END})?`;

const PATTERNS = [
  // 14-16 May 2027, 14. bis 16. Mai, 12th of June at 7pm, 5 de junio de 2027
  `${START}${NAMED}${DAY}${ORDINAL}(?: ?(?:-|to|bis|and|und|&|au|al|\\/) ?(?:${DAY_NAME}\\.?,? )?${DAY}${ORDINAL})? (?:of |de )?${MONTH}\\.?${END}(?:,? (?:de )?${YEAR}${END})?${TIMED}`,
  // June 12th, 2027; Sat May 14-16
  `${START}${NAMED}${MONTH}\\.? ${DAY}${ORDINAL}${END}(?: ?(?:-|to|and|&) ?(?:${MONTH}\\.? )?${DAY}${ORDINAL}${END})?(?:,? ${YEAR}${END})?${TIMED}`,
  `${START}${NAMED}${DAY}\\.(?: ?(?:-|bis) ?${DAY}\\.)?(?:0?[1-9]|1[0-2])\\.(?:${YEAR}|\\d\\d)?${END}${TIMED}`,
  `${START}${YEAR}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])${END}${TIMED}`,
  `${START}${NAMED}${DAY}/${DAY}/(?:${YEAR}|\\d\\d)${END}${TIMED}`,
  `${START}${MONTH} ${YEAR}${END}`,
  `(?:${YEAR}年 ?)?\\d{1,2}月\\d{1,2}日`,
  `${START}\\d{1,2} (?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|يناير|فبراير|مارس|ابريل|أبريل|مايو|يونيو|يوليو|اغسطس|أغسطس|سبتمبر|اكتوبر|أكتوبر|نوفمبر|ديسمبر|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?: ${YEAR})?`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Since when something is there is part of its story, not a date to come to. */
const SINCE =
  /(?:since|founded|established|est\.?|born|seit|gegrundet|depuis|desde|fondata|od) (?:in |im )?$/;

const CLOCK = `(?:${DAY_NAME}\\.? )?(?:\\d{1,2}[:.]\\d\\d(?: ?(?:am|pm|uhr))?|\\d{1,2} ?(?:am|pm|uhr))`;
/** A row of a programme or a timetable: "13:30 Welcome", "Mon 7:00 Vinyasa". */
const ROW = new RegExp(
  `^(?<time>${CLOCK}(?: ?(?:-|to|bis) ?\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|uhr))?)?)[ \\t]{0,3}[:|–-]?[ \\t]{1,9}(?=\\p{L}|["“„])`,
  'u',
);
const NO_OCCASION = new RegExp(
  `^(?:geschlossen|closed|uhr|${DAY_NAME}(?![\\p{L}])|daily|taglich|und|and|bis|to)`,
  'u',
);
const NEXT_IN_ROW = /[,;] {1,3}(?=\d{1,2}[:.]\d\d )/g;

function readRows(source: Source): { from: number; to: number; until: number }[] {
  return source.lines.flatMap((line) => {
    const rows: { from: number; to: number; until: number }[] = [];
    let at = 0;
    for (const part of line.folded.split(NEXT_IN_ROW)) {
      const start = line.folded.indexOf(part, at);
      at = start + part.length;
      const time = ROW.exec(part)?.groups?.time;
      if (!time || NO_OCCASION.test(part.slice(time.length).replace(/^[ \t:|-]{1,9}/, ''))) continue;
      if (/^\p{L}.*\d.*(?:-|to|bis)/u.test(time)) continue;
      rows.push({ from: line.from + start, to: line.from + start + time.length, until: line.from + at });
    }
    return rows.filter(({ from, to }) => source.isFree(from, to));
  });
}

/** Days of the calendar, with a time and with what happens on them, and the rows of programmes and timetables. */
export function readDates(source: Source): Facts['dates'] {
  const found: { from: number; to: number; isPast: boolean }[] = [];
  for (const pattern of PATTERNS)
    for (const { from, to } of source.findAll(pattern)) {
      if (found.some((one) => from < one.to && one.from < to)) continue;
      const isPast = SINCE.test(source.folded.slice(Math.max(0, from - 20), from));
      found.push({ from, to, isPast });
    }
  const rows = readRows(source).filter(
    ({ from, to }) => !found.some((one) => from < one.to && one.from < to),
  );
  const days = found.filter(({ isPast }) => !isPast).sort((one, other) => one.from - other.from);
  const dates = days.map(({ from, to }, index) => {
    const what = readOccasion(source, from, to, days[index + 1]?.from);
    const at = what ? source.text.indexOf(what, Math.max(0, from - 100)) : -1;
    return { from, to, what, at };
  });
  for (const { from, to, until } of rows) {
    const what = tidy(source.text.slice(to, until));
    dates.push({ from, to, what, at: source.text.indexOf(what, to) });
  }
  return dates
    .sort((one, other) => one.from - other.from)
    .map(({ from, to, what, at }) => {
      const date = source.written(from, to).replace(/(?<=\p{L})\.$/u, '');
      source.take('date', date, from, to);
      // Left to other readers: a town in it is a place, too.
      if (what && at >= 0)
        source.spans.push({ what: 'occasion', value: what, from: at, to: at + what.length });
      return { date, ...(what && { what }) };
    });
}

/** What stands beside a date: the rest of its line, or of its part of a sentence. */
function readOccasion(
  source: Source,
  from: number,
  to: number,
  next: number | undefined,
): string | undefined {
  const line = source.lineAt(from);
  if (!line) return undefined;
  const end = Math.min(line.to, next ?? line.to);
  const after = tidy((/^[^.;!?\n]{0,120}/.exec(source.text.slice(to, end)) ?? [''])[0]);
  const before = tidy((/[^.;!?,\n]{0,80}$/.exec(source.text.slice(line.from, from)) ?? [''])[0]);
  const isListed =
    /(?:^|[:;•|(,–-]) {0,3}$/.test(source.text.slice(line.from, from)) || from - line.from <= 3;
  if (isListed && isShort(after, 12)) return after;
  if (isShort(before, 7) && !REQUEST.test(before)) return before;
  return undefined;
}

const REQUEST =
  /\b(?:we|i|wir|ich|please|bitte|page|site|website|webseite|is|are|ist|sind|opens?|until|bis)\b/i;

function isShort(text: string, words: number): boolean {
  return text.length > 2 && text.split(/\s+/).length <= words && /\p{L}[\p{L}\p{M}]/u.test(text);
}

function tidy(text: string): string {
  return text
    .replace(/^[\s,:;|–—-]{1,20}|[^\p{L}\d)!'’"”]{1,9}$/gu, '')
    .replace(/(?:[\s,:;|–—(-]|\b(?:on|am|at|the|den|from|vom|le|el|der|date|datum))+$/i, '')
    .trim();
}
