import type { Item } from '../../../../domain/contract/contract.ts';
import { asPhone, type Business, isEmail, isPhone } from './business.ts';
import { shorten } from './shorten.ts';

const PROFILES: Record<string, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
  github: 'https://github.com/',
};

/** Letters of an address that a link to a map holds in every script. */
const MAP_LETTERS = 45;

/** Every way to reach a business: what it is, what is pressed, and where that leads. */
export function waysOf({ facts, ours }: Business): { title: string; button: string; link: string }[] {
  return [
    ...facts.phones
      .map(asPhone)
      .filter(isPhone)
      .map((phone) => ({
        title: ours.phone,
        button: phone,
        link: `tel:${phone.replace(/[^\d+]/g, '')}`,
      })),
    ...facts.emails
      .filter(isEmail)
      .map((email) => ({ title: ours.email, button: email, link: `mailto:${email}` })),
    ...facts.links.flatMap((link) => {
      const address = /^https?:\/\//i.test(link) ? link : `https://${link}`;
      const isPlain = URL.canParse(address) && !/[\s\\<>"]/.test(address) && address.length < 400;
      const shown = link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
      return isPlain ? [{ title: ours.web, button: shown, link: address }] : [];
    }),
    ...(facts.handles ?? []).flatMap(({ network, handle }) => {
      const profile = PROFILES[network.toLowerCase()];
      const name = handle.replace(/^@/, '');
      return profile && /^[\w.-]+$/.test(name)
        ? [{ title: network, button: `@${name}`, link: profile + name }]
        : [];
    }),
    ...facts.places.map(({ text }, index) => ({
      title: index === 0 ? ours.placeOf : ours.alsoHere,
      button: text,
      link: `https://www.openstreetmap.org/search?query=${encodeURIComponent([...text].slice(0, MAP_LETTERS).join(''))}`,
    })),
  ];
}

/** The ways as items of a list with titles, words, buttons and links. */
export const asItems = (ways: ReturnType<typeof waysOf>): Item[] =>
  ways.slice(0, 16).map(({ title, button, link }) => ({
    title: shorten(title, 40),
    words: '',
    button: shorten(button, 80),
    link,
  }));
