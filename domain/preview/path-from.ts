/** The path inside the website that an address leads to from a file; null for another host and for what is no address. */
export function pathFrom(file: string, address: string): string | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(address.trim())) return null;
  try {
    const url = new URL(address.trim(), `http://site/${file}`);
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return null;
  }
}
