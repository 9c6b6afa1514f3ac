/** What a licence is made out for. */
export interface Licence {
  number: string;
  full_name: string;
  email: string;
  product_title: string;
  version: string;
  /** ISO 8601. */
  paid_at: string;
}

/** Name of the licence file in a buyer's zip. */
export const LICENCE_FILE = 'YOUR-LICENCE.txt';

/** The licence as the buyer gets it: who may use what, and where the terms are. */
export function licenceText(licence: Licence, siteUrl: string): string {
  return `LICENCE CERTIFICATE

Product    ${licence.product_title}
Version    ${licence.version}
Licensee   ${licence.full_name}
Email      ${licence.email}
Order      ${licence.number}
Date       ${licence.paid_at.slice(0, 10)}

This copy is licensed to the person or company named above. They may use it in
any number of their own projects and of projects for their clients, change it
as they like, and keep it for ever. They may not resell it, give it away, or
publish it as a template. The full terms are in LICENSE.md in this folder.

A refund ends the licence.

Bought at ${siteUrl}/premium
`;
}
