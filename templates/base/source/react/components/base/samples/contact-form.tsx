import type { ContactFormProps } from '../sections/contact-form';

/** Words and pictures of the invented workshop. */
export const contactFormSample: ContactFormProps = {
  title: 'Send a message',
  lead: 'We answer within one working day, usually before lunch.',
  action: '/messages',
  words: { name: 'Name', email: 'E-mail', message: 'Message', send: 'Send message' },
};
