import { practice } from '../content/practice.ts';
import { type ContactApi, mailContact } from './contact-api.ts';

/** The plug for letters: put your own ContactApi here; nothing else has to change. */
export const contactApi: ContactApi = mailContact(practice.mail);
