import type { Job } from '../../data/types.ts';

export interface Finding {
  /** `stop` keeps a job from being shown, `look` is for a person to judge. */
  weight: 'stop' | 'look';
  what: string;
}

const patterns: [RegExp, Finding['weight'], string][] = [
  [
    /\b(fee|deposit|advance payment)\b.{0,60}\b(paid|pay|payable)\b|\bpay\b.{0,30}\b(fee|deposit)\b/i,
    'stop',
    'Asks applicants for money.',
  ],
  [/\b(male|female|ladies|gents)\b.{0,20}\b(candidates?|only|preferred)\b/i, 'stop', 'Asks for a gender.'],
  [/\b(young|youthful|below \d\d years|under \d\d years)\b/i, 'stop', 'Asks for an age.'],
  [/\b(unmarried|married)\b/i, 'stop', 'Asks whether somebody is married.'],
  [/(\+?\d[\s-]?){10,}/, 'look', 'Holds a telephone number; applications should come through the board.'],
  [/\bearn up to\b|!{1,}/i, 'look', 'Reads like an advertisement.'],
];

/** Everything about a job that somebody should see before it is shown; employers see the same while they write. */
export function findingsOf(job: Job): Finding[] {
  const text = [job.title, job.about, ...job.tasks].join(' ');
  const found: Finding[] = patterns
    .filter(([pattern]) => pattern.test(text))
    .map(([, weight, what]) => ({ weight, what }));
  if (job.payMin > 0 && job.payMax > job.payMin * 2)
    found.push({ weight: 'look', what: 'The top of the pay is more than twice its foot.' });
  return found;
}
