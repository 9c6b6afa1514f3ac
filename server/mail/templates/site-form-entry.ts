import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

interface Entry {
  /** Name of the site. */
  site: string;
  form: string;
  /** Address of the page it was sent from. */
  page: string;
  fields: readonly (readonly [name: string, value: string])[];
  siteUrl: string;
}

/** Brings what a visitor sent by the form of a member's site to the member. All that the visitor wrote is plain text. */
export function siteFormEntry({ site, form, page, fields, siteUrl }: Entry): MailContent {
  return renderLetter({
    subject: `${site}: somebody sent the form “${form}”`,
    heading: `The form “${form}” of ${site}`,
    paragraphs: [`Somebody sent this from ${page}:`],
    quote: fields.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action: { label: 'Open the page', url: page },
    unasked: `You get this mail because your site ${site} on ${siteUrl} has this form. Publish the site without it to end them.`,
  });
}
