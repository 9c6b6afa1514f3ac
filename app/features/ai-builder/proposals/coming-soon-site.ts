import type { SiteValues } from '../../../../domain/contract/contract.ts';
import type { Business } from './business.ts';
import { isoDate } from './dates.ts';
import { versionOf } from './filled-templates.ts';
import { asSentence, describePage, fill, shorten } from './shorten.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Needs a day, an address to write to, and a name that the board has room for. */
export function fillComingSoon(business: Business): SiteValues | null {
  const { facts, name, email, language, nounInTown } = business;
  const [dated] = facts.dates.flatMap(({ date, what }) => {
    const iso = isoDate(date);
    return iso ? [{ iso, date, what }] : [];
  });
  const isForIt = facts.kind === 'launch' || (facts.otherKinds.includes('launch') && dated);
  if (!isForIt || !dated || !email || language !== 'en' || !facts.name) return null;
  // The board turns flaps with these letters alone.
  if (!/^[A-Za-z0-9 .,&'-]{1,13}$/.test(name)) return null;
  const what = dated.what ? `${dated.what}: ` : '';
  const place = facts.places[0]?.text ?? '';
  const telling = fill(business.sentences.map(asSentence), 320);
  const known = [
    ...facts.offers.slice(0, 6).map((offer) => ({
      term: shorten(offer.name, 12),
      words: shorten([offer.name, offer.detail, offer.price].filter(Boolean).join(', '), 300),
    })),
    ...facts.hours
      .slice(0, 3)
      .map(({ days, times }) => ({ term: 'Hours', words: [days, times].join(' ').trim() })),
    ...facts.people
      .slice(0, 3)
      .map((one) => ({ term: 'Who', words: [one.name, one.role].filter(Boolean).join(', ') })),
  ].slice(0, 12);
  return {
    template: 'coming-soon',
    version: versionOf('coming-soon'),
    look: { palette: 'teal', pairing: 'station', overrides: {} },
    sections: known.length > 0 ? ['known'] : [],
    slots: {
      'page.title': shorten([name, dated.date].join(': '), 70).padEnd(8, '.'),
      'page.icon': 'assets/img/mark.svg',
      'page.description': describePage(
        [telling.text, `${name} begins on ${dated.date}`],
        ['Leave an e-mail address to be told when it begins.'],
      ),
      'board.title': 'Coming soon',
      'board.place': shorten(business.town || business.noun || name, 20),
      'board.clock': 'Countdown',
      'board.time': '00.00',
      'board.action': 'Keep me posted',
      'board.message': shorten(dated.date, 26),
      'hero.cells': ['5', '8', '13'].find((cells) => name.length <= Number(cells)) ?? '13',
      'hero.title': name,
      'launch.spoken': shorten(`${what}${dated.date}.`, 50),
      'launch.month': MONTHS[Number(dated.iso.slice(5, 7)) - 1] ?? '',
      'launch.hour': '00',
      'launch.minute': '00',
      'launch.date': dated.iso,
      'launch.left': shorten(`{days} days, {hours} hours and {minutes} minutes until ${dated.date}.`, 160),
      'launch.gone': shorten(`It has begun: ${what}${dated.date}.`, 100),
      'launch.gone-on-board': 'It has begun',
      'ticket.title': shorten(`Be told when ${name} begins`, 60),
      'ticket.words': telling.text || shorten(asSentence(`${nounInTown || name}, ${what}${dated.date}`), 320),
      'ticket.button': 'Keep me posted',
      'ticket.without-script': shorten(`The form needs JavaScript. Write to ${email} instead.`, 130),
      'ticket.listed': '{email} is on the list.',
      'ticket.listed-on-board': 'On the list',
      'ticket.again': '{email} was on the list already.',
      ...(known.length > 0 && { 'known.title': 'What to expect', 'known.items': known }),
      'footer.title': shorten(name, 30),
      'contact.address': shorten(place || name, 70),
      'contact.email': email,
      'footer.words': shorten(telling.rest.join(' ') || 'Questions go to the same address.', 140),
    },
  };
}
