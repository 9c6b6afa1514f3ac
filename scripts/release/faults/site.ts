import type { Fault } from './fault.ts';

/** Helpers of the site, and what a visitor meets in the browser. */
export const siteFaults: Fault[] = [
  {
    name: 'code-unescaped',
    file: 'server/highlight/render-tokens.ts',
    find: '{escapeHtml(text)}</span>',
    replace: '{text}</span>',
    tests: ['server/highlight/highlighter.test.ts'],
  },
  {
    name: 'line-breaks-in-subject',
    file: 'app/features/contact/schema.ts',
    find: 'if (!lines && BREAKS_LINES.test(value))',
    replace: 'if (!lines && !value)',
    tests: ['server/functions/contact/receive.database.test.ts'],
    filter: 'what can not be stored',
  },
  {
    name: 'day-of-the-visitor',
    file: 'app/lib/dates.ts',
    find: 'date.getUTCDate()',
    replace: 'date.getDate()',
    tests: ['app/lib/dates.test.ts'],
  },
  {
    name: 'paise-unpadded',
    file: 'app/lib/rupees.ts',
    find: `.padStart(2, '0')`,
    replace: '',
    tests: ['app/lib/rupees.test.ts'],
  },
  {
    name: 'packed-answer-unmarked',
    file: 'server/site/stored-answer.ts',
    find: `if (encoding) headers['Content-Encoding'] = encoding;`,
    replace: '',
    tests: ['server/site/stored-answer.test.ts'],
  },
  {
    name: 'password-alone-signs-in',
    file: 'app/shell/session-store.ts',
    find: `&& levelOf(accessToken) !== 'aal2'`,
    replace: `&& levelOf(accessToken) === ''`,
    tests: ['app/shell/session-store.test.ts'],
  },
];
