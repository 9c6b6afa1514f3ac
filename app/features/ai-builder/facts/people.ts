import type { Facts } from './facts.ts';
import { NO_NAME, PERSON_SHORT } from './names.ts';
import { PEOPLE_HEADING, roleFinder } from './roles.ts';
import { fold, type Source } from './source.ts';
import { TOWNS } from './towns.ts';

type Person = Facts['people'][number];
interface Found extends Person {
  from: number;
  to: number;
}

const AFTER_ROLE = new RegExp(
  `^\\.?(?:[ ]{0,2}[:–—-]?[ ]{0,2}|[ ]?\\(|, (?:our |unsere? )?| is | ist | are | sind | called | named | namens )(${PERSON_SHORT})(?:(?:,? (?:and|und|&|et|y|i) |, )(${PERSON_SHORT}))?`,
  'u',
);
const BEFORE_ROLE = new RegExp(
  `(?<![\\p{L}])(${PERSON_SHORT})(?:[ ]?,[ ]|[ ]?\\([ ]?|[ ]{1,2}[–—|-][ ]{1,2}|[ ]?[:\\t][ \\t]{0,9}|[ ]+(?:is|ist|am|works? as|arbeitet als)[ ]+|[ ]+)(?:(?:is |ist |am |bin )?(?:the|our|your|a|an|unsere?r?|die|der|eine?|mein|meine|notre|nuestr[oa])[ ])?(?:(?!(?:and|und|et|y|i|with|mit|or|oder|is|are) )\\p{Ll}[\\p{L}-]{1,20}[ ]){0,2}$`,
  'u',
);
const SELF = new RegExp(
  `(?<![\\p{L}])(?:[Mm]y name(?:'s| is)|[Mm]ein Name ist|[Ii]ch hei(?:ß|ss)e|[Ii]ch bin|I am|I['’]?m|i am|i'm|[Tt]his is|[Jj]e m['’]appelle|[Jj]e suis|[Mm]e llamo|[Ss]oy|[Mm]i chiamo|[Nn]azywam się|[Jj]estem|[Ii]k ben|[Ss]ou) (${PERSON_SHORT})(?: (?:and|und|et|y|i|&) (${PERSON_SHORT}))?(?=[ ]?(?:[,.;:!–—(-]|$|\\n|and |und |a |an |the |from |eine? |aus |who |et |une? |y |i |freelance|with ))`,
  'gu',
);
const BY = new RegExp(
  `(?<![\\p{L}])(?:run by|owned by|founded by|led by|taught by|hosted by|organi[sz]ed by|made by|built by|[Bb]uilt by|[Ww]ritten by|[Mm]ade by|[Rr]un by|[Ff]ounded by|[Tt]aught by|(?:training|lessons?|class(?:es)?|workshops?|course|session|unterricht|kurse?|gespräch) (?:with|w/|mit|bei)|geführt von|geleitet von|gegründet von|betrieben von|unterrichtet von|dirigé par|tenu par|dirigido por|prowadzon[ay] przez|[Pp]hotographs by|[Tt]aught by) (?:the )?(?:(?:me|mir), )?(${PERSON_SHORT})(?:(?:,? (?:and|und|&|et|y|i) |, )(${PERSON_SHORT}))?`,
  'gu',
);
const WE = new RegExp(
  `(?<![\\p{L}])(?:[Ww]ir sind|[Ww]e are|[Ww]e're|[Nn]ous sommes|[Ss]omos|[Jj]esteśmy) (${PERSON_SHORT}) (?:und|and|&|et|y|i) (${PERSON_SHORT})(?=[ ,.])`,
  'gu',
);
const LISTED = new RegExp(`^(${PERSON_SHORT})(?:[ ]{0,3}(?:[–—|:,\\t(-]|$)[ \\t]{0,6}(.{0,80}))?$`, 'u');
const COUPLE = /^(.{2,40}?) (?:&|and|und|\+|et|y|i|e) (.{2,40})$/u;
const TITLED = new RegExp(`(?<![\\p{L}])(?=(?:Dr|Prof)\\.|Familie )(${PERSON_SHORT})`, 'gu');

/** Who is named, with what they do. Of a wedding its couple, which is its name. */
export function readPeople(source: Source, { couple }: { couple: string | null }): Facts['people'] {
  const found: Found[] = [];
  const add = (name: string, place: number, role?: string) => {
    const clean = cleanName(name);
    if (!clean) return;
    const at = source.text.indexOf(clean, place);
    const from = at < 0 ? place : at;
    const same = found.find((one) => isSame(one.name, clean));
    if (same) {
      same.role ??= role;
      if (clean.length > same.name.length) same.name = clean;
      return;
    }
    source.spans.push({ what: 'person', value: clean, from, to: from + clean.length });
    source.hide(from, from + clean.length);
    found.push({ name: clean, ...(role && { role }), from, to: from + clean.length });
  };

  readLists(source, add);
  readByRole(source, add);
  for (const { groups, from } of source.findWritten(SELF)) {
    add(groups[0] ?? '', from);
    if (groups[1]) add(groups[1], from);
  }
  for (const { groups, from } of source.findWritten(WE))
    if (groups.every((name) => name && cleanName(name) === name))
      for (const name of groups) add(name ?? '', from);
  for (const { groups, from } of source.findWritten(BY)) for (const name of groups) if (name) add(name, from);
  const [, one, other] = (couple && COUPLE.exec(couple)) || [];
  if (couple && one && other) for (const name of [one, other]) add(name, source.text.indexOf(couple));
  for (const { groups, from } of source.findWritten(TITLED)) add(groups[0] ?? '', from);
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ name, role }) => ({ name, ...(role && { role }) }));
}

type Add = (name: string, place: number, role?: string) => void;

function readByRole(source: Source, add: Add): void {
  for (const hit of joinNeighbours(roleFinder.find(source))) {
    if (!source.isFree(hit.from, hit.to)) continue;
    const role = source.written(hit.from, hit.to);
    const [start, end] = sentenceAround(source.text, hit.from, hit.to);
    const before = BEFORE_ROLE.exec(source.text.slice(start, hit.from));
    const after = AFTER_ROLE.exec(source.text.slice(hit.to, end));
    const name = before?.[1] && cleanName(before[1]);
    const isNew = before && source.isFree(start + before.index, start + before.index + before[0].length);
    if (isNew && name && isPersonBefore(name, before[0])) {
      const last =
        before[0]
          .slice((before[1] ?? '').length)
          .match(/(?:our|the|is an?|unsere?r?|eine?) ((?:\p{Ll}[\p{L}-]{1,20} ){1,2})$/u)?.[1] ?? '';
      const whole = `${last}${role}`;
      source.hide(hit.from, hit.to);
      add(before[1] ?? '', start + before.index, whole);
    } else if (/^(?:: ?| are | sind )/.test(after?.[0] ?? '') && /(?:s|en|innen)$/.test(fold(role))) {
      readRow(
        source,
        hit.to,
        Math.min(end, hit.to + lengthOfSentence(source.text.slice(hit.to, end))),
        add,
        role,
      );
    } else if (
      after?.[1] &&
      cleanName(after[1]) &&
      source.isFree(hit.to, hit.to + after[0].length) &&
      isPersonAfter(source, after, hit.to)
    ) {
      source.hide(hit.from, hit.to);
      add(after[1], hit.to, role);
      if (
        after[2] &&
        cleanName(after[2]) === after[2] &&
        (after[2].includes(' ') || /(?:s|en|innen)$|inhaber/i.test(role))
      )
        add(after[2], hit.to, role);
    }
  }
}

/** Head stylist is one role, not two. */
function joinNeighbours(hits: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of hits) {
    const last = joined.at(-1);
    if (last && from - last.to <= 1) last.to = to;
    else joined.push({ from, to });
  }
  return joined;
}

/** Of one name alone only what a comma, a bracket or a dash joins to its role. */
function isPersonBefore(name: string, written: string): boolean {
  return name.includes(' ') ? true : /[(–—:|\t-]|, | is | ist /.test(written);
}

function isPersonAfter(source: Source, after: RegExpExecArray, at: number): boolean {
  const name = after[1] ?? '';
  if (cleanName(name).includes(' ')) return true;
  // "Chef Marco" is somebody, "Bäckerei Freiburg" is not: towns and ends of compounds are left out.
  return (
    !TOWNS.has(fold(name)) &&
    /^[ :(]/.test(after[0]) &&
    !/^\s?\p{L}/u.test(source.text.slice(at + after[0].length, at + after[0].length + 1)) &&
    NAMES_ALONE.test(after[0])
  );
}

const NAMES_ALONE = /^(?:: ?| ?\(| called | named | namens | is | ist | )\p{Lu}\p{Ll}{2,}/u;

function readLists(source: Source, add: Add): void {
  let isPeople = false;
  let count = 0;
  for (const line of source.lines) {
    const heading = line.folded.replace(/[:#*=–—-]/g, '').trim();
    if (PEOPLE_HEADING.test(heading)) {
      isPeople = true;
      count = 0;
      source.hide(line.from, line.to);
      continue;
    }
    // A blank line ends a list; one below the heading does not.
    if (!line.text) {
      isPeople &&= count === 0;
      continue;
    }
    for (const label of line.folded.matchAll(PEOPLE_LABEL)) {
      const heading = (label[1] ?? '').trim();
      const isRoles = /(?:s|en|innen)$/.test(heading) && isRole(heading.split(' ').slice(-1));
      if (!PEOPLE_HEADING.test(heading) && !isRoles) continue;
      const from = line.from + label.index + label[0].length;
      source.hide(line.from + label.index, from);
      const role = /\p{L}+(?=:)/u.exec(source.text.slice(line.from + label.index, from))?.[0];
      const common = isRoles && !PEOPLE_HEADING.test(heading) ? role : undefined;
      readRow(source, from, from + lengthOfSentence(source.text.slice(from, line.to)), add, common);
    }
    if (isPeople) {
      const listed = LISTED.exec(line.text);
      if (listed?.[1] && source.isFree(line.from, line.from + listed[1].length)) {
        const role = listed[2]?.replace(/\)$/, '').trim();
        count += 1;
        if (role) source.hide(line.from + listed[0].length - (listed[2] ?? '').length, line.to);
        add(listed[1], line.from, role || undefined);
      } else isPeople = false;
    }
  }
}

const PEOPLE_LABEL = /(?:^|[.!?] {1,3})([\p{L} -]{3,24}):[ ]*(?=\S)/gu;
const ROW_ITEM = new RegExp(
  `(${PERSON_SHORT})(?: ?\\(([^)\\n]{2,50})\\)| [–-] ([^,;\\n]{2,40}))?(?=[,;.]|$| and | und | & )`,
  'gu',
);

function lengthOfSentence(text: string): number {
  const end = text.search(/(?<!\b(?:Dr|St|Prof|Mr|Ms|Mrs))\.(?:\s|$)|[;!?]/);
  return end < 0 ? text.length : end;
}

function readRow(source: Source, from: number, end: number, add: Add, common?: string): void {
  for (const { groups, from: at, to } of source.findWritten(ROW_ITEM, from, end)) {
    const [name = '', inBrackets, behindDash] = groups;
    const role = (inBrackets ?? behindDash)?.trim();
    if (role) source.hide(at, to);
    add(name, at, role ?? common);
  }
}

function sentenceAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - 90), from);
  const end = text.slice(to, to + 90).search(/[\n;!?]/);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('; '), before.lastIndexOf('! '));
  return [from - before.length + start + 1, end < 0 ? Math.min(text.length, to + 90) : to + end];
}

/** Null for what only begins a sentence with a capital. */
function cleanName(name: string): string {
  let words = name.trim().split(' ');
  while (words[0] && NO_NAME.test(words[0])) words = words.slice(1);
  const end = words.findIndex((word) => /^\p{Lu}/u.test(word) && NO_NAME.test(word));
  if (end > 0) words = words.slice(0, end);
  if (words.length > 2 && isRole(words.slice(0, 1))) words = words.slice(1);
  const clean = words.join(' ').replace(/['’]s$|[,.;:]+$/, '');
  const folded = fold(clean);
  if (clean.length < 2 || !/\p{L}{2}/u.test(clean) || TOWNS.has(folded)) return '';
  if (/^(?:dr|prof|mr|mrs|ms|frau|herr)\.?$/.test(folded)) return '';
  return words.length < 3 && isRole(words) ? '' : clean;
}

function isRole(words: readonly string[]): boolean {
  const folded = words.map((word) => ({ text: fold(word), from: 0, to: 0 }));
  return roleFinder.find({ words: folded, folded: fold(words.join(' ')) }).length > 0;
}

/** Anna is Anna Schmidt, and so is Frau Schmidt. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(`${short} `) || long.endsWith(` ${short}`);
}

/** Who says "I am": the site of a single person may carry that name. */
export function readSelf(source: Source): string | null {
  const [first] = source.findWritten(SELF);
  return first?.groups[0] ? cleanName(first.groups[0]) || null : null;
}
