import { createHash } from 'node:crypto';

/** An id for what a form brings: the same for the same content sent with the same ticket, whoever computes it. */
export function formId(ticket: string, content: readonly unknown[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([ticket, ...content]))
    .digest();
  // RFC 9562, section 5.8: version 8 is for values of one's own making.
  hash[6] = ((hash[6] as number) & 0x0f) | 0x80;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
