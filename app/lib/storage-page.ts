/** Where a member sees what the account keeps and where room can be made. */
export const STORAGE_HREF = '/profile?tab=storage';

/** Status of an answer that refuses what is too much: of a file, or for the account. */
export const TOO_MUCH = 413;
