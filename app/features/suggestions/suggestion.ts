export const STATUSES = ['open', 'planned', 'started', 'done', 'declined'] as const;
export type Status = (typeof STATUSES)[number];

/** A website somebody wishes for: one row of the table `suggestions`. The address is masked. */
export type Suggestion = {
  id: string;
  /** For people and addresses, from 1. */
  number: number;
  name: string;
  email: string;
  suggestion: string;
  status: Status;
  /** Why it has this status; '' while it is open. */
  status_reason: string;
  status_changed_at: string | null;
  votes_count: number;
  comments_count: number;
  created_at: string;
  updated_at: string;
};

export type Comment = {
  id: string;
  user_id: string | null;
  name: string;
  comment: string;
  by_operator: boolean;
  created_at: string;
};

export type StatusChange = { id: string; status: Status; reason: string; created_at: string };

export const STATUS_LABELS: Record<Status, string> = {
  open: 'Open',
  planned: 'Planned',
  started: 'Started',
  done: 'Done',
  declined: 'Declined',
};

/** What a status means for who voted. */
export const STATUS_MEANINGS: Record<Status, string> = {
  open: 'Nobody has decided yet. Votes count.',
  planned: 'It will be made. Votes help to decide when.',
  started: 'It is being made.',
  done: 'It is there.',
  declined: 'It will not be made here.',
};

/** Whether votes still count. */
export function isVotable({ status }: Pick<Suggestion, 'status'>): boolean {
  return status !== 'done' && status !== 'declined';
}

const HEADLINE_MAX = 90;

/** The end of the first line, or of a sentence: after a word, so that 'e.g. ' is none. */
const NATURAL_END = new RegExp(
  `^(.{1,${HEADLINE_MAX}}?)(?:\\n|(?<=^.{8,}[\\p{L}\\p{N}]{2}["”’)]?[.!?…])\\s)`,
  'u',
);

/**
 * The beginning of a suggestion as its heading, and what follows it. Cut at the end of the first line or sentence where
 * there is one in time; otherwise at a word, which both sides show by an ellipsis.
 */
export function splitSuggestion(text: string): { headline: string; rest: string } {
  const whole = text.trim();
  const natural = NATURAL_END.exec(`${whole}\n`);
  if (natural?.[1]) return { headline: natural[1].trim(), rest: whole.slice(natural[0].length).trim() };
  const cut = whole.slice(0, HEADLINE_MAX);
  const word = cut.search(/\s+\S*$/);
  // A text without spaces is cut anywhere, but never within a surrogate pair.
  const end = word > HEADLINE_MAX / 2 ? word : /[\uD800-\uDBFF]$/.test(cut) ? cut.length - 1 : cut.length;
  return { headline: `${cut.slice(0, end).trim()}…`, rest: `…${whole.slice(end).trim()}` };
}

/** The heading of a suggestion. */
export function headlineOf(text: string): string {
  return splitSuggestion(text).headline;
}

/** Path of a suggestion's own page: its number, and words of its heading for people. */
export function suggestionPath({ number, suggestion }: Pick<Suggestion, 'number' | 'suggestion'>): string {
  const words = headlineOf(suggestion)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `/make-my-site/${number}${words && `-${words}`}`;
}

/** The number at the beginning of a page's address; null when there is none. */
export function numberInPath(segment: string): number | null {
  const digits = /^([1-9]\d{0,11})(?:-|$)/.exec(segment)?.[1];
  return digits ? Number(digits) : null;
}
