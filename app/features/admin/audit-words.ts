import { localMoment } from '../../lib/dates.ts';
import { formatRupees } from '../../lib/rupees.ts';
import { SUBJECTS } from '../reports/schema.ts';
import type { LogRow } from './read.ts';

type Change = [from: unknown, to: unknown];
type Details = LogRow['details'];

/** Verbs of the actions that the database writes down by themselves. */
const VERBS: Record<string, string> = {
  removed: 'Deleted',
  suspended: 'Suspended',
  restored: 'Restored',
  'took down': 'Took down',
  'put back': 'Put back',
  'allowed search engines for': 'Allowed search engines for',
  'reset the factors of': 'Took the authenticator app from',
  'began to refund': 'Began to refund',
  refunded: 'Refunded',
  'could not refund': 'Could not refund',
};

/** What a change of a project's status was, by what it was before and is after. */
const PROJECT_VERBS: Record<string, string> = {
  'pending_review published': 'Published',
  'published pending_review': 'Took down',
  'published draft': 'Took down',
  'pending_review draft': 'Sent back',
};

const REPORT_VERBS: Record<string, string> = {
  upheld: 'Upheld',
  dismissed: 'Dismissed',
  open: 'Reopened',
};

/** What an entry of the audit log says, in the words of the desk: a title, and lines below it. */
export function wordsOf(entry: Pick<LogRow, 'action' | 'subject_type' | 'subject_label' | 'details'>): {
  title: string;
  lines: string[];
} {
  const { subject_type: type, subject_label: label, details } = entry;
  const { verb, told } = verbOf(entry);
  // A report has no name of its own: its label is the kind of thing that was reported.
  const title =
    type === 'report'
      ? `${verb} a report about a ${SUBJECTS[label as keyof typeof SUBJECTS]?.noun ?? label}`
      : `${verb} the ${type} “${label}”`;
  const lines = Object.entries(details)
    .filter(([name]) => !told.includes(name))
    .map(([name, value]) => lineOf(name, value))
    .filter((line) => line !== '');
  return { title, lines };
}

/** The verb, and the details that it tells already. */
function verbOf({
  action,
  subject_type: type,
  details,
}: Pick<LogRow, 'action' | 'subject_type' | 'details'>): { verb: string; told: string[] } {
  const status = changeOf(details, 'status');
  if (action === 'changed' && type === 'project' && status) {
    const verb = PROJECT_VERBS[status.join(' ')];
    if (verb) return { verb, told: ['status'] };
  }
  if (action === 'changed' && type === 'report' && status) {
    const verb = REPORT_VERBS[String(status[1])];
    if (verb) return { verb, told: ['status'] };
  }
  const handled = changeOf(details, 'handled_at');
  if (action === 'changed' && type === 'message' && handled) {
    return { verb: handled[1] ? 'Marked as done' : 'Put back', told: ['handled_at'] };
  }
  return { verb: VERBS[action] ?? capital(action), told: [] };
}

function changeOf(details: Details, name: string): Change | null {
  const value = details[name];
  return Array.isArray(value) && value.length === 2 ? (value as Change) : null;
}

/** Words for columns whose name is none of the desk's. */
const NAMES: Record<string, string> = {
  review_note: 'Reason',
  status_reason: 'Reason',
  handled_at: 'Done',
};

/** A change is kept as from and to; anything else as it was given. A first note, or one taken away, is no change. */
function lineOf(name: string, value: unknown): string {
  const title = NAMES[name] ?? capital(name.replaceAll('_', ' '));
  const change = Array.isArray(value) && value.length === 2 ? (value as Change) : null;
  if (!change) return `${title}: ${say(name, value)}`;
  const [from, to] = change;
  if (NAMES[name] === 'Reason')
    return isNothing(to) ? `Earlier reason: ${say(name, from)}` : `${title}: ${say(name, to)}`;
  return `${title}: ${say(name, from)} → ${say(name, to)}`;
}

const isNothing = (value: unknown) => value === null || value === '';

/** A moment as the database writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function say(name: string, value: unknown): string {
  if (isNothing(value)) return 'nothing';
  if (name === 'amount' && typeof value === 'number') return formatRupees(value);
  const text = String(value);
  if (MOMENT.test(text)) return localMoment(text);
  if (name === 'status') return capital(text.replaceAll('_', ' '));
  return text;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
