import { errors } from '../errors.ts';

/** Throws the refusal of an archive. The first sentence is the one the upload form shows as well. */
export function refuseZip(reason: string): never {
  throw errors.refusedFile(`Please select a valid ZIP file. ${reason}`);
}
