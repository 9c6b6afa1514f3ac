import { addDays, today } from '../../lib/clock.ts';
import { instantOf } from '../../lib/zones.ts';
import type { Application, Desk, Stage, Template } from '../types.ts';
import { candidates, me } from './candidates.ts';

const path: Stage[] = ['received', 'reading', 'interview', 'offer', 'hired'];

/** The days on which an application reached its stages, from the day it came. */
function history(stage: Stage, age: number): Application['history'] {
  const steps: Stage[] =
    stage === 'declined' ? ['received', 'reading', 'declined'] : path.slice(0, path.indexOf(stage) + 1);
  return steps.map((it, i) => ({
    stage: it,
    on: addDays(today(), -Math.max(0, Math.round(age - (i * age) / Math.max(1, steps.length)))),
  }));
}

const letters = [
  'I have read what you do in full, and the second task is the one I would start with.',
  'The work you describe is close to what I did last year, and I would like to do it properly this time.',
  'I can begin in four weeks. My references answer the telephone.',
];

type Row = [candidate: number, jobId: string, stage: Stage, age: number, note: string];

const rows: Row[] = [
  [0, 'k1', 'interview', 12, 'Showed us 9 µA on her own board. Ask about the bootloader.'],
  [1, 'k1', 'reading', 6, ''],
  [2, 'k1', 'interview', 9, 'Test bench experience is exactly task two.'],
  [3, 'k1', 'reading', 5, 'Moves in March.'],
  [4, 'k1', 'received', 2, ''],
  [5, 'k1', 'received', 1, ''],
  [6, 'k1', 'offer', 16, 'Above the range; would come for 24 and a shorter week.'],
  [7, 'k1', 'declined', 14, 'No radio, and said so himself.'],
  [8, 'k2', 'interview', 8, 'Portfolio of the delivery app is strong.'],
  [9, 'k2', 'received', 3, ''],
  [10, 'k2', 'reading', 7, ''],
  [11, 'k2', 'received', 1, ''],
  [12, 'k3', 'offer', 11, 'Knows our line better than we do.'],
  [13, 'k3', 'reading', 6, ''],
];

const applications: Application[] = [
  ...rows.map(
    ([candidate, jobId, stage, age, note], i): Application => ({
      id: `a${i + 1}`,
      jobId,
      candidateId: `c${candidate}`,
      cv: candidates[candidate],
      letter: letters[i % letters.length],
      stage,
      history: history(stage, age),
      note,
    }),
  ),
  {
    id: 'm1',
    jobId: 'si1',
    candidateId: 'me',
    cv: me,
    letter: letters[0],
    stage: 'interview',
    history: history('interview', 6),
    note: '',
  },
  {
    id: 'm2',
    jobId: 'l1',
    candidateId: 'me',
    cv: me,
    letter: letters[1],
    stage: 'received',
    history: history('received', 2),
    note: '',
  },
  {
    id: 'm3',
    jobId: 'si2',
    candidateId: 'me',
    cv: me,
    letter: letters[2],
    stage: 'declined',
    history: history('declined', 21),
    note: '',
  },
];

const templates: Template[] = [
  {
    id: 't1',
    name: 'We have it',
    subject: 'Your application as {{job}}',
    body: 'Dear {{first name}},\n\nthank you for applying as {{job}}. A person reads it, and you hear from us within eight days.\n\nKind regards\n{{company}}',
  },
  {
    id: 't2',
    name: 'Invitation',
    subject: 'Shall we talk? {{job}}',
    body: 'Dear {{first name}},\n\nwe would like to talk with you about the work as {{job}}. We propose {{interview}} (your time). It takes {{minutes}} minutes.\n\nKind regards\n{{company}}',
  },
  {
    id: 't3',
    name: 'Not this time',
    subject: 'Your application as {{job}}',
    body: 'Dear {{first name}},\n\nwe have decided to go on with others. This is about the work as {{job}}, which pays {{pay}}, and not about you. If you wish, we say more on the telephone.\n\nKind regards\n{{company}}',
  },
];

const at = (days: number, minute: number) =>
  new Date(instantOf(addDays(today(), days), minute, 'Asia/Kolkata')).toISOString();

/** Where the demo begins on all sides of the board. */
export const sampleDesk: Desk = {
  profile: me,
  savedJobs: ['t2', 'l3', 'si3'],
  searches: [
    { id: 's1', name: 'React, from 15 lakh', query: 'q=react&floor=1500000', saved: addDays(today(), -9) },
    { id: 's2', name: 'Near home', query: 'regions=KA%2CGA%2CMH&mode=Hybrid', saved: addDays(today(), -4) },
  ],
  applications,
  interviews: [
    { id: 'i1', applicationId: 'a1', start: at(1, 10 * 60), minutes: 45, interviewer: 'Revathi' },
    { id: 'i2', applicationId: 'a9', start: at(1, 14 * 60), minutes: 45, interviewer: 'Joseph' },
    { id: 'i3', applicationId: 'a7', start: at(2, 11 * 60 + 30), minutes: 30, interviewer: 'Revathi' },
    { id: 'i4', applicationId: 'm1', start: at(3, 15 * 60), minutes: 45, interviewer: 'Sunita' },
  ],
  templates,
  messages: [],
  decisions: [],
};
