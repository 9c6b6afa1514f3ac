/*
 * The numbers of the forms and of the tables `suggestions` and `suggestion_comments`, in characters as the database
 * counts them. Apart from the schema, so that pages which only state them do not load the checks.
 */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const SUGGESTION_MAX = 2000;
export const COMMENT_MAX = 2000;
