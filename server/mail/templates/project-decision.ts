import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

export type Decision = 'approved' | 'returned' | 'taken_down';

interface News {
  decision: Decision;
  title: string;
  /** Words of the operator; '' for none. */
  reason: string;
  /** The project's own page. */
  projectUrl: string;
  /** Where its owner changes it. */
  editUrl: string;
}

const WORDS: Record<Decision, { subject: string; heading: string; paragraph: string }> = {
  approved: {
    subject: 'Published',
    heading: 'Your project is public',
    paragraph: 'was looked at and published. Everybody finds it in the community now.',
  },
  returned: {
    subject: 'Not published yet',
    heading: 'Your project was sent back',
    paragraph: 'was looked at and is a draft again. Change what is asked for and hand it in once more.',
  },
  taken_down: {
    subject: 'Taken down',
    heading: 'Your project was taken down',
    paragraph: 'is not public any more. Change what is asked for and hand it in to have it looked at again.',
  },
};

/** Tells the owner of a project the operator's decision. */
export function projectDecision({ decision, title, reason, projectUrl, editUrl }: News): MailContent {
  const { subject, heading, paragraph } = WORDS[decision];
  return renderLetter({
    subject: `${subject}: ${title}`,
    heading,
    paragraphs: [`“${title}” ${paragraph}`, ...(reason ? ['The people who run the site write:'] : [])],
    ...(reason ? { quote: reason } : {}),
    action:
      decision === 'approved'
        ? { label: 'Look at the project', url: projectUrl }
        : { label: 'Open My projects', url: editUrl },
    unasked: 'You get this mail because the project was shared with the account of this address.',
  });
}
