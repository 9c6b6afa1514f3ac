/*
 * The numbers of the upload form and of the table `projects`. Apart from the schema, so that pages which only show
 * projects do not load the validation library.
 */
export const TITLE_MIN = 3;
export const TITLE_MAX = 100;
export const DESCRIPTION_MAX = 500;
export const CONTENT_MAX = 2000;
export const URL_MAX = 2048;
const MEGABYTE = 1024 * 1024;
/** Bytes. */
export const IMAGE_MAX_BYTES = 10 * MEGABYTE;
/** Bytes. */
export const ZIP_MAX_BYTES = 50 * MEGABYTE;

/** Larger files are sent in pieces, so that a broken connection costs one piece. Bytes. */
export const PIECES_FROM_BYTES = 6 * MEGABYTE;
/** The size of a piece that Supabase's storage asks for. Bytes. */
export const PIECE_BYTES = 6 * MEGABYTE;

/** Saved when the uploader writes no description. */
export const DEFAULT_DESCRIPTION = 'Project uploaded from community';
export const STATUSES = ['published', 'draft', 'pending_review'] as const;
