import type { SiteValues } from '../../../../domain/contract/contract.ts';
import type { Business } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { asSentence, describePage, shorten } from './shorten.ts';
import { waysOf } from './ways.ts';

/** Needs somebody's name, a telephone, an e-mail and at least two ways to reach them: the page saves them as a contact. */
export function fillLinks(business: Business): SiteValues | null {
  const { facts, name, noun, phone, email, language } = business;
  const ways = waysOf(business).slice(0, 9);
  const isForIt = facts.kind === 'links' || facts.otherKinds.includes('links');
  if (!isForIt || language !== 'en' || !facts.name || !phone || !email || ways.length < 2) return null;
  const priced = facts.offers.filter(({ price }) => /\d/.test(price ?? '') && (price ?? '').length <= 24);
  const trade = noun === 'Links' ? '' : noun;
  const [first = '', second = ''] = business.sentences.map(asSentence);
  const words = name.split(/\s+/);
  return {
    template: 'link-in-bio',
    version: versionOf('link-in-bio'),
    look: { palette: 'enamel', pairing: 'sign', overrides: {} },
    sections: priced.length > 0 ? ['rates'] : [],
    slots: {
      'page.title': shorten([name, trade].filter(Boolean).join(', '), 70).padEnd(8, '.'),
      'page.icon': 'assets/img/mark.svg',
      'page.description': describePage(
        [first, second],
        [`Every way to reach ${shorten(name, 60)}, on one page.`],
      ),
      'hero.over': shorten(name, 26),
      'hero.title': 'Hello.',
      'hero.trade': shorten(first || trade || name, 50),
      'hero.promise': shorten(second || 'Choose how to get in touch.', 50),
      'links.items': ways.map(({ title, button, link }) => ({
        href: link,
        label: shorten(title, 50),
        note: shorten(button, 30),
      })),
      ...(priced.length > 0 && {
        'rates.title': 'Prices',
        'rates.items': priced
          .slice(0, 16)
          .map((offer) => ({ name: shorten(offer.name, 30), price: offer.price ?? '' })),
      }),
      'footer.words': shorten(business.sentences.slice(2).join(' ') || name, 150),
      'card.name': shorten(name, 20),
      'card.given': shorten(words[0] ?? name, 20),
      'card.family': shorten(words.slice(1).join(' ') || name, 20),
      'card.trade': shorten(trade || name, 20),
      'card.telephone': phone,
      'card.email': email,
      'card.file':
        name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^[^a-z]+|-+$/g, '')
          .slice(0, 40) || 'contact',
      'card.saved': `Open it, and ${shorten(name, 40)} is in your telephone.`,
      'card.share': shorten(first || name, 70),
      'stops.away': 'Please get in touch.',
      'stops.entry': shorten(name, 60),
      'stops.days-off': '',
    },
  };
}
