import type { RateLimit } from '../rate-limits/store.ts';

const MiB = 1024 * 1024;

/** Bytes of an object in a bucket that sets no limit of its own, as a Supabase project has it. */
export const maxObjectBytes = 50 * MiB;
/** Bytes of a JSON request, for example a list of names to remove. */
export const maxJsonBytes = MiB;
/** Characters of an object's name. */
export const maxNameLength = 1024;
/** Objects named in one request. */
export const maxNames = 1000;
/** Rows of one list; about 5 MB. Supabase sets no bound. */
export const maxListed = 10_000;
/** Seconds a signed upload address works, as on Supabase. */
export const signedUploadSeconds = 2 * 3600;
/** Seconds in which a resumable upload can be gone on with, as on Supabase. */
export const resumableSeconds = 24 * 3600;
/** Pieces of one upload: enough for 50 MB over a line that breaks every 50 kB. */
export const maxParts = 1000;
/** What a form may add around its file: fields and boundaries. */
export const formOverheadBytes = 256 * 1024;

/** A person sharing projects needs two uploads for each; several people may share one address. */
export const uploadsPerAccount: RateLimit = { max: 60, windowSeconds: 3600 };
/** With 50 MB each, bounds what one account can put on the disk before the sweeper comes round. */
export const uploadsPerAccountAndDay: RateLimit = { max: 200, windowSeconds: 24 * 3600 };
export const uploadsPerAddress: RateLimit = { max: 600, windowSeconds: 3600 };
/** Pictures that are resized now; those that have been resized before are not counted. A page of Community asks for 40. */
export const resizesPerAddress: RateLimit = { max: 1200, windowSeconds: 3600 };
/** Moving, removing and signing. */
export const changesPerAddress: RateLimit = { max: 3000, windowSeconds: 3600 };
