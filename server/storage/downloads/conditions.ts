export interface Version {
  /** With its quotes. */
  eTag: string;
  lastModified: Date;
}

/** True when the client's copy is still good (RFC 9110, section 13.1): `If-None-Match` wins over the date. */
export function isNotModified(headers: Headers, { eTag, lastModified }: Version): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const list = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return list.includes('*') || list.includes(eTag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && wholeSeconds(lastModified) <= since;
}

/** True when a `Range` still applies: without `If-Range`, or when it names this very version. */
export function rangeApplies(headers: Headers, { eTag, lastModified }: Version): boolean {
  const condition = headers.get('if-range');
  if (condition === null) return true;
  return condition === eTag || Date.parse(condition) === wholeSeconds(lastModified);
}

/** HTTP dates have no fractions of a second. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
