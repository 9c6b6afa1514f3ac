import type { ContactMessage } from '../../../app/features/contact/schema.ts';
import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/** Brings a message of the contact form to the operator. Everything in it that a visitor wrote is plain text. */
export function contactMessage(
  { user_name, user_email, subject, message }: ContactMessage,
  siteUrl: string,
): MailContent {
  const reply = new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20');
  return renderLetter({
    subject: `Contact form: ${subject}`,
    heading: subject,
    paragraphs: [`${user_name} (${user_email}) wrote with the contact form of ${siteUrl}:`],
    quote: message,
    action: { label: 'Write an answer', url: `mailto:${encodeURIComponent(user_email)}?${reply}` },
    unasked: `You get this mail because messages from ${siteUrl}/contact go to this address. Answering it writes to ${user_email}.`,
  });
}
