import type { Facts } from './facts.ts';
import type { Source } from './source.ts';

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|thu|fri|sat|sun|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela|poniedzialku|piatku|soboty|niedziele|soboty|pon|wt|sr|czw|pt|sob|ndz)';
const GROUP =
  '(?:daily|every day|all week|seven days a week|7 days(?: a week)?|weekdays?|weekends?|holidays|bank holidays|public holidays|taglich|jeden tag|werktags|wochentags|am wochenende|wochenende|feiertags?|an feiertagen|tous les jours|en semaine|le week-end|todos los dias|fines de semana|tutti i giorni|codziennie|dagelijks|毎日|平日|土日祝?|定休日|يوميا|रोज़|प्रतिदिन)';
const WIDE_DAY =
  '(?:[月火水木金土日](?:曜日|曜)?|السبت|الأحد|الاحد|الاثنين|الثلاثاء|الأربعاء|الاربعاء|الخميس|الجمعة|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|周[一二三四五六日]|星期[一二三四五六日]|пн|вт|ср|чт|пт|сб|вс)';
const ONE = `(?:(?<![\\p{L}\\d])(?:${DAY}|${GROUP})(?![\\p{L}])\\.?|${WIDE_DAY})`;
const TO =
  '(?: ?(?:[-〜~]|から|से|(?:to|through|thru|till|until|bis|a|au|al|alla|do|tot|до|من|إلى|الى|और)(?!\\p{L})) ?(?:le |el |zum )?)';
const AND = '(?: ?(?:[,/&+・、]|(?:and|und|et|y|e|i|en|or|oder|sowie|و)(?!\\p{L})) ?(?:on |am |les? |los )?)';
const DAYS = `${ONE}(?:${TO}${ONE})?(?:${AND}${ONE}(?:${TO}${ONE})?){0,6}`;

const HALF = '(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.)(?!\\p{L}))';
const CLOCK = `(?:(?:[01]?\\d|2[0-4])(?:[:.h][0-5]\\d|h)?${HALF}?(?: ?uhr)?|noon|midnight|midday|mittags|mitternacht|(?:[01]?\\d|2[0-4])時(?:半|[0-5]?\\d分)?|(?:[01]?\\d|2[0-4]) ?बजे)`;
const BETWEEN = '(?:[-〜~]|から|से|(?:to|till?|until|bis|a|à|and|und|do|tot|إلى|الى)(?!\\p{L}))';
const SPAN = `(?:(?:from|von|de|od|van|between|zwischen|من|с) )?${CLOCK} ?${BETWEEN} ?(?:late|open end|ende|close|${CLOCK})`;
const OPEN_END = `(?:from|ab|after|until|till|bis|a partir de|dal?le|od|until|desde las) ${CLOCK}`;
const SPANS = `${SPAN}(?:(?: ?(?:[,/&]|(?:und|and|et|y|i|e|sowie)(?!\\p{L})) ?(?:again )?)${SPAN}){0,3}(?![\\p{L}\\d€$£%]| ?(?:€|£|%|eur\\b|chf|zl\\b|jahre|years|people|personen|min|km|m2|guests|/))`;
const APPOINTMENT =
  '(?:by appointment(?: only)?|nach vereinbarung|nach absprache|nur mit termin|nur nach terminvereinbarung|sur rendez-vous|con cita previa|su appuntamento|予約制)';
const SHUT = `(?:closed|shut|geschlossen|ruhetag|zu(?= ?(?:$|[\\n.,;]))|fermee?|cerrado|chiuso|fechado|gesloten|nieczynne|zamkniete|定休日?|休み|休業|مغلق|बंद|休息|закрыто|on request|${APPOINTMENT})`;
const TIMES = `(?:${SPANS}|${OPEN_END}|${SHUT})`;
const MEAL = '(?:lunch|dinner|brunch|breakfast|kitchen|mittags|abends)';
const GAP = `(?:(?: ?[:|\\t.(=,-]| は|は)?[ \\t]{0,20}(?:(?:is|are|we are|we're|open|opens|geoffnet|offen|sind|ist|ouverte?|abierto|otwarte|haben wir|it's|only|from|nur|always|immer|jeweils|each|all day|ganztags|${MEAL})[ :]{1,3}){0,3})`;

const DAYS_TIMES = new RegExp(`(${DAYS})${GAP}(${TIMES}|24 hours|24 stunden)`, 'gu');
const BEFORE_TIMES = '(?<![\\p{Script=Latin}\\d.,€$£+-]|\\d:)';
const TIMES_DAYS = new RegExp(
  `${BEFORE_TIMES}(${TIMES})(?: ?[,(:]? ?|は|は毎週)(?:on |am |every |jeden |an |il |la |le |les |los |el |w |of the )?(?:the )?(${DAYS})`,
  'gu',
);
const ALWAYS = new RegExp(
  `(?<![\\p{L}\\d])(?:24/7|24 ?h(?:ours?)?(?: a day)?(?:,? (?:7|seven) days(?: a week)?)?|24 stunden(?: am tag)?|(?:a)?round the clock|rund um die uhr|24時間|${APPOINTMENT})(?![\\p{L}\\d])`,
  'gu',
);
const BARE = new RegExp(`${BEFORE_TIMES}(${SPANS})`, 'gu');
const SAID =
  /(?:open|hours|offnungszeiten|geoffnet|zeiten|営業|horaires?|horario|ouvert|abierto|godziny|otwarte|orari|مفتوح|من الساعة|أوقات|समय|खुल)[^.!?\n]{0,30}$/;

/** Labels of opening hours, which are no name of a course. */
const OPENING =
  /hours?|open|times?|kitchen|bar|shop|store|reception|desk|office|clinic|surgery|lunch|dinner|breakfast|brunch|summer|winter|easter|offnungszeiten|geoffnet|zeiten|sprech|kuche|laden|buro|praxis|mittag|abend|fruhstuck|sommer|horaires?|horario|orari|godziny|closed|ruhetag|営業|時間|أوقات|مواعيد|ساعات|समय|we are|we're|ouvert|abierto|termine|werkstatt|workshop|studio|phone|telefon|call/;
/** Labels that say no more than that hours follow. */
const PLAIN_LABEL =
  /hours?$|offnungszeiten|zeiten$|^open|^horai|^horario|^godziny|geoffnet|^times?$|closed|we are|ouvert|abierto|営業|時間/;

/** When it is open, as it is written: days before times or after them, times without days, and days off. */
export function readHours(source: Source): Facts['hours'] {
  const found: { from: number; days: string; times: string; what?: string }[] = [];
  const add = (from: number, to: number, days: string, times: string, what?: string) => {
    const entry = { days: tidy(days), times: tidy(times) };
    source.take('hours', [entry.days, entry.times].filter(Boolean).join(' '), from, to);
    found.push({ from, ...entry, ...(what && { what }) });
  };
  for (const [pattern, isDaysFirst] of [
    [DAYS_TIMES, true],
    [TIMES_DAYS, false],
  ] as const)
    for (const { from, to, groups } of source.findAll(pattern)) {
      const [one = '', other = ''] = groups;
      const first = source.written(from, from + one.length);
      const second = source.written(to - other.length, to);
      const label = labelBefore(source, from);
      if (label.isCourse) continue;
      const meal = new RegExp(MEAL).exec(source.folded.slice(from + one.length, to - other.length))?.[0];
      add(from, to, isDaysFirst ? first : second, isDaysFirst ? second : first, label.what ?? meal);
    }
  for (const { from, to, text } of source.findAll(ALWAYS))
    add(from, to, '', text, labelBefore(source, from).what);
  for (const { from, to, text } of source.findAll(BARE))
    if (SAID.test(source.folded.slice(Math.max(0, from - 50), from))) add(from, to, '', text);
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ days, times, what }) => ({ days, times, ...(what && { what }) }));
}

/** What stands before hours: a part of the business, or a course that they are no opening hours of. */
function labelBefore(source: Source, from: number): { what?: string; isCourse: boolean } {
  const line = source.lineAt(from);
  if (!line || from <= line.from) return { isCourse: false };
  const [folded = ''] = /[^,;.()]{0,80}$/.exec(source.folded.slice(line.from, from)) ?? [];
  const start = from - folded.length;
  const isOpening = OPENING.test(folded) || !/\p{L}/u.test(folded);
  const [, label] = /^\s{0,5}([^:|\t\n]{2,40}?)\s{0,20}(?:[:|\t-]\s{0,5})$/.exec(folded) ?? [];
  if (!label) return { isCourse: line.hasBullet && !isOpening };
  if (!isOpening) return { isCourse: true };
  if (PLAIN_LABEL.test(label) || !/\p{L}/u.test(label)) return { isCourse: false };
  const at = start + folded.indexOf(label);
  return { isCourse: false, what: source.written(at, at + label.length) };
}

function tidy(text: string): string {
  return text.trim().replace(/^[,;:]\s{0,5}|[\s,;:]{1,5}$|(?<=\p{L}{5})\.$/gu, '');
}
