/** What the form has gathered; all fields are checked. */
export interface Letter {
  name: string;
  mail: string;
  kind: string;
  budget: string;
  message: string;
}

export type Sent =
  /** A server took it. */
  | { state: 'sent' }
  /** Nothing was sent: the visitor's own mail program can, by this address. */
  | { state: 'draft'; href: string };

/** Where letters go. Rejects with an Error whose message may be shown. docs/data.md shows one over HTTP. */
export interface ContactApi {
  send(letter: Letter): Promise<Sent>;
}

/** The letter as an address that a mail program opens. */
export function mailAddress(to: string, letter: Letter): string {
  const body = [
    letter.message,
    '',
    `About: ${letter.kind}`,
    `Budget: ${letter.budget}`,
    letter.name,
    letter.mail,
  ].join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(`A letter from ${letter.name}`)}&body=${encodeURIComponent(body)}`;
}

/** Works without a server: hands the letter to the visitor's mail program. */
export const mailContact = (to: string): ContactApi => ({
  send: async (letter) => ({ state: 'draft', href: mailAddress(to, letter) }),
});
