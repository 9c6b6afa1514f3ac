import { imageFault, zipFault } from './schema.ts';

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

/**
 * What is wrong with a chosen picture; undefined when nothing is. Beside the form's rules this browser has to draw it;
 * for drawings that none draws it says why.
 */
export async function inspectImage(file: File): Promise<string | undefined> {
  const fault = imageFault(file);
  if (fault) return fault;
  if (await isDrawn(file)) return undefined;
  const reason = /\.svgz?$/i.test(file.name) ? await reasonOfDrawing(file) : null;
  return ['Please select a valid image file', reason].filter(Boolean).join('. ');
}

async function isDrawn(file: File): Promise<boolean> {
  // Falls back to the type of its file extension when the system knows none.
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function reasonOfDrawing(file: File): Promise<string | null> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0x1f && second === 0x8b) return 'It is packed (SVGZ). Save it as plain SVG.';
  if ((await file.text()).includes('http://www.w3.org/2000/svg')) return 'It is an SVG with a mistake in it.';
  return 'Its first tag lacks xmlns="http://www.w3.org/2000/svg".';
}
