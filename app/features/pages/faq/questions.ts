import { faqPage, type SchemaNode } from '../../../../domain/site/structured-data.ts';

export type Question = {
  question: string;
  /** Paragraphs of plain text. */
  answer: string[];
  /** Where to go on from the answer. */
  link?: { to: string; label: string };
};

/** The eight questions, in the order people meet them. */
export const QUESTIONS: Question[] = [
  {
    question: 'Are the templates really free, also for commercial work?',
    answer: [
      'Yes. Every free template is under the MIT licence: use it for yourself, for your company or for a client who pays you. No link back is asked for. Keep the licence file with the source, and that is all.',
    ],
    link: { to: '/terms#license-to-use', label: 'The licence in plain words' },
  },
  {
    question: 'May I change them?',
    answer: [
      'Change everything. You get the full source, not a compiled copy of it: text, colours, layout, code. Nothing is locked, and what you make of it is yours to publish under your own name.',
    ],
  },
  {
    question: 'Do they work on phones and tablets?',
    answer: [
      'All templates are responsive. Each is tried at six widths, from a 320-pixel phone to a 1,920-pixel screen, and is not published if anything scrolls sideways. They can be used by touch, with a mouse and with a keyboard.',
    ],
    link: { to: '/about#quality', label: 'How templates are measured' },
  },
  {
    question: 'What are they built with?',
    answer: [
      'HTML, CSS and JavaScript, some with React, Tailwind or Bootstrap. Fonts and libraries come in the zip, so a template asks no other host for anything and a plain HTML one opens by double-click.',
    ],
  },
  {
    question: 'Do I need an account, and what is it for?',
    answer: [
      'You need none to look around, to download or to mark templates. Without one, your favorites and your download history are kept in this browser; you find both in your profile.',
      'An account gives you your download history and your favorites on every device: when you sign in, what this browser has kept is added to it. It also opens exclusive content and places that only members have: repositories of your own in the Git Store, private ones too, the steps of your chats with the AI Builder, and a wall for your websites in Community. Premium source code can be bought without one; with one, all your purchases are in your profile.',
    ],
    link: { to: '/profile?tab=favourites', label: 'Open your favorites' },
  },
  {
    question: 'What help do I get with a template?',
    answer: [
      'Basic documentation: every template has a README that says what is in it, how to start it and where to change things. For putting it online there is a guide. If something is broken, write to us: the contact form needs no account.',
    ],
    link: { to: '/deploy-guide', label: 'Open the deploy guide' },
  },
  {
    question: 'How often are new templates added?',
    answer: [
      'Regularly, and without a fixed calendar: a new one is added when it passes every check, not on a date. Templates that are already here carry a version and a change log.',
    ],
  },
  {
    question: 'Can I share a website of my own?',
    answer: [
      'Yes. Sign in, open Community and upload one picture and one zip. Others can look at it and download the source. It stays yours, and you can delete it whenever you like.',
    ],
    link: { to: '/community?tab=upload', label: 'Share a website' },
  },
];

/** The questions as a schema.org FAQPage. */
export function faqNode(): SchemaNode {
  return faqPage(QUESTIONS.map(({ question, answer }) => ({ question, answer: answer.join(' ') })));
}
