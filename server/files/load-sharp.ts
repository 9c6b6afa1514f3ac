/**
 * The library that reads and draws pictures. Loaded when the first one comes: a server that starts must not wait a
 * quarter of a second for it.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Every file is looked at once, so a cache would only hold memory.
  sharp.cache(false);
  return sharp;
}
