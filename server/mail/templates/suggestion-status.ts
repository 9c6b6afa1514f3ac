import { headlineOf } from '../../../app/features/suggestions/schema.ts';
import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

interface Change {
  /** Whether the recipient is the author rather than a voter. */
  isOwn: boolean;
  suggestion: string;
  status: string;
  /** Words of the operator; '' for none. */
  reason: string;
  /** The suggestion's page. */
  url: string;
  unsubscribeUrl: string;
}

/** What the new status means, in a sentence that goes on after 'A website you suggested'. */
const NEWS: Record<string, string> = {
  open: 'is open again: votes count',
  planned: 'is planned: it will be made',
  started: 'has been started: somebody is making it',
  done: 'is done',
  declined: 'was declined: it will not be made here',
};

/** Tells somebody that a suggestion they made or voted for has another status. */
export function suggestionStatus(change: Change): MailContent {
  const { isOwn, suggestion, status, reason, url, unsubscribeUrl } = change;
  const headline = headlineOf(suggestion);
  const whose = isOwn ? 'A website you suggested' : 'A suggestion you voted for';
  const news = `${whose} ${NEWS[status] ?? `is now “${status}”`}.`;
  return renderLetter({
    subject: `${LABELS[status] ?? status}: ${headline}`,
    heading: headline,
    paragraphs: [news, ...(reason ? ['The people who run the site write:'] : [])],
    ...(reason ? { quote: reason } : {}),
    action: { label: 'Look at the suggestion', url },
    unasked: `You get this mail because ${
      isOwn ? 'this address was given with the suggestion' : 'you voted for the suggestion with your account'
    }. No more mails about it: ${unsubscribeUrl}`,
  });
}

const LABELS: Record<string, string> = {
  open: 'Open again',
  planned: 'Planned',
  started: 'Started',
  done: 'Done',
  declined: 'Declined',
};
