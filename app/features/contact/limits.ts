/*
 * The numbers of the form and of the table `contact_messages`. Apart from the schema, so that pages which only state
 * them do not load the validation library.
 */

/** Characters, as the database counts them. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const SUBJECT_MAX = 150;
export const MESSAGE_MAX = 5000;
/** A delivered message is removed from the database after this long. */
export const KEPT_DAYS = 30;
/** A message that can not be delivered is tried for this long. */
export const TRIED_DAYS = 5;
