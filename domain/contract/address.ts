const schemes = /^(https?:\/\/[^/]|mailto:|tel:|sms:)/i;

/**
 * What is wrong with an address of a link or picture; null when nothing is. Allowed are http, https, mailto, tel and sms, and
 * relative addresses. Browsers drop control characters and read a backslash as a slash, so neither may be there.
 */
export function findAddressFault(address: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\<>"]/.test(address))
    return 'may not hold spaces, quotes, backslashes or control characters';
  if (schemes.test(address)) return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address))
    return 'must begin with https:, http:, mailto:, tel: or sms:, or be a path of this site';
  if (address.startsWith('//')) return 'must name https: or http: before //';
  return address === '' ? 'must not be empty' : null;
}

/** `mailto:`, `tel:` and `sms:` with the address they lead to and what follows it, such as a subject. */
export function splitContact(address: string): { scheme: string; contact: string; rest: string } | null {
  const parts = /^(mailto:|tel:|sms:)([^?]*)(\?.*)?$/i.exec(address);
  return parts ? { scheme: parts[1] ?? '', contact: parts[2] ?? '', rest: parts[3] ?? '' } : null;
}
