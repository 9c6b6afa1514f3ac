import { zipFault } from './schema.ts';

/**
 * What is wrong with a chosen archive; undefined when nothing is. Beside the form's rules it looks at the first bytes,
 * so that a file that only calls itself .zip is refused before 50 MB of it have been sent. The server looks closer.
 */
export async function inspectZip(file: File): Promise<string | undefined> {
  const fault = zipFault(file);
  if (fault) return fault;
  const [p, k, a, b] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  // 'PK' and the mark of a first entry, or of the end in an empty archive.
  const isZip = p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
  return isZip ? undefined : 'Please select a valid ZIP file';
}
