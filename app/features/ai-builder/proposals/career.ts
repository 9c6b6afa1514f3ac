/** A job, or a time of learning: years as they were written. */
export interface Station {
  title: string;
  place: string;
  from: string;
  to: string;
  isLearning: boolean;
}

const YEAR = '((?:19|20)\\d\\d)';
const SPAN = new RegExp(
  `(?:\\b(?:from|von)\\s+)?\\b${YEAR}\\s*(?:-|–|—|to|until|till|bis)\\s*(?:${YEAR}|(today|now|present|heute|jetzt))\\b|\\b(?:since|seit)\\s+${YEAR}\\b`,
  'i',
);
const LEARNING =
  /universit|college|school|\bschule|hochschule|akademie|academy|studium|studied|studiert|degree|diploma|diplom|bachelor|master|\bmsc\b|\bbsc\b|\bba\b|\bma\b|\bphd\b|promotion|abitur|ausbildung|apprentice|lehre\b/i;
const LABEL =
  /^(?:work(?: experience)?|experience|jobs?|career|education|training|berufserfahrung|beruf|werdegang|stationen|bildung|studium)\s*:\s*/i;

/** Jobs and times of learning in a text: each stands in a clause of its own, with the years of it. */
export function stationsIn(text: string): Station[] {
  return text.split(/[;\n]|\.\s|,\s*(?:davor|danach|before that|then)\s/i).flatMap((clause) => {
    const found = SPAN.exec(clause);
    if (!found) return [];
    const [years, from, to, word, since] = found;
    const rest = `${clause.slice(0, found.index)} ${clause.slice(found.index + years.length)}`
      .replace(/\(\s*\)/g, '')
      .trim()
      .replace(LABEL, '')
      .replace(/^[\s,:–-]+|[\s,:.–-]+$/g, '')
      .replace(/\s+/g, ' ');
    const [title = '', ...places] = rest.split(/\s(?:at|bei|beim|an der|am)\s|,\s/);
    if (!title) return [];
    return [
      {
        title,
        place: places.join(', '),
        from: from ?? since ?? '',
        to: to ?? word ?? '',
        isLearning: LEARNING.test(clause),
      },
    ];
  });
}
