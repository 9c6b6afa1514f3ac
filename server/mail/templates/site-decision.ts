import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

export type SiteDecision = 'taken_down' | 'put_back' | 'domain_lost';

interface News {
  decision: SiteDecision;
  /** Name of the site. */
  site: string;
  /** Words of the operator; '' for none. Of a domain that was lost, the domain. */
  reason: string;
  siteUrl: string;
}

/** Tells the owner of a site what an operator has decided, or that a domain was lost. */
export function siteDecision({ decision, site, reason, siteUrl }: News): MailContent {
  const unasked = 'You get this mail because the site was published with the account of this address.';
  const sites = { label: 'Open your sites', url: `${siteUrl}/profile?tab=sites` };
  if (decision === 'domain_lost') {
    return renderLetter({
      subject: `${site} has lost the domain ${reason}`,
      heading: `${site} has lost the domain ${reason}`,
      paragraphs: [
        `The record that proves that ${reason} is yours is no longer there, so the site does not answer under it any more. Its other addresses go on.`,
        'Add the record again and press “Look now” to have the domain back.',
      ],
      action: sites,
      unasked,
    });
  }
  if (decision === 'put_back') {
    return renderLetter({
      subject: `Back again: ${site}`,
      heading: 'Your site is back',
      paragraphs: [`The site “${site}” is shown again as it was, and you can publish to it.`],
      action: sites,
      unasked,
    });
  }
  return renderLetter({
    subject: `Taken down: ${site}`,
    heading: 'Your site was taken down',
    paragraphs: [
      `The site “${site}” and all of its previews and addresses are no longer shown, and nothing can be published to it. Nothing of it was deleted.`,
      'The people who run the site write:',
    ],
    quote: reason,
    action: { label: 'Write to them', url: `${siteUrl}/contact` },
    unasked,
  });
}
