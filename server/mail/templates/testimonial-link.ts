import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/**
 * Sends the author of a testimonial the link to change it. It holds nothing that was typed into the form: anybody can
 * type anybody's address there.
 */
export function testimonialLink({ editUrl }: { editUrl: string }): MailContent {
  return renderLetter({
    subject: 'Your testimonial: the link to change it',
    heading: 'Your testimonial is published',
    paragraphs: [
      'Thank you for your feedback. With this link you can change or delete what you wrote, whenever you like. Whoever has the link can do so, too: keep this mail to yourself.',
    ],
    action: { label: 'Change or delete it', url: editUrl },
    unasked:
      'You did not ask for this? Somebody gave your address with a testimonial. It has been forgotten since this mail was sent; nothing else will come. With the link above you can delete what was written.',
  });
}
