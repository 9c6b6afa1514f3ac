/** What a visitor sent by a form of a site: names and values in the order of the form. */
export type EntryFields = [name: string, value: string][];

/** Entries that a site keeps; what is sent beyond is refused. */
export const KEPT_ENTRIES = 1000;

/** The address that a visitor gave, if any: no line break, no second one. */
export function senderOf(fields: EntryFields): string | null {
  const found = fields.find(
    ([name, value]) => /mail/i.test(name) && /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(value),
  );
  const address = found?.[1] ?? '';
  return address.length > 0 && address.length <= 254 ? address : null;
}
