import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/** The last mail to an account: it is gone. */
export function accountDeleted({ siteUrl }: { siteUrl: string }): MailContent {
  return renderLetter({
    subject: 'Your account was deleted',
    heading: 'Your account was deleted',
    paragraphs: [
      'Your Plinth account has just been deleted with your profile, projects, files, repositories, favourites, downloads and access tokens. This is the last mail about it.',
    ],
    action: { label: 'Open the site', url: siteUrl },
    unasked:
      'It was not you? Then somebody knew your password: change it wherever else you use it, and write to us.',
  });
}
