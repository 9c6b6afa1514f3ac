import type { Facts } from '../facts/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { KIND_NAMES, kindOf } from './kinds.ts';

/** Something that was understood. It can be said in other words, or taken back. */
export interface Chip {
  id: string;
  /** What it is, such as “Name”. */
  label: string;
  /** What was understood, by the names of the fields it has. */
  fields: Record<string, string>;
  /** The only values that it may have, with their names. */
  options?: [value: string, name: string][];
  /** The facts with other fields; without it when they are null. */
  apply(fields: Record<string, string> | null): Facts;
}

/** The kinds that can be chosen, by their names. */
const KIND_OPTIONS: [string, string][] = KIND_NAMES.map((name): [string, string] => [
  name,
  kindOf(name).en,
]).sort(([, one], [, other]) => one.localeCompare(other));

const PARTS: readonly [key: 'wanted' | 'unwanted' | 'forms' | 'tones', label: string][] = [
  ['tones', 'Tone'],
  ['wanted', 'With'],
  ['unwanted', 'Without'],
  ['forms', 'Form'],
];

/** Everything that was understood, in the order in which one would say it. */
export function chipsOf(facts: Facts): Chip[] {
  const { kind, name, scheme } = facts;
  const one = (
    key: 'name' | 'kind' | 'scheme',
    label: string,
    value: string | null,
    options?: Chip['options'],
  ): Chip[] =>
    value === null
      ? []
      : [
          {
            id: key,
            label,
            fields: { [label]: value },
            ...(options && { options }),
            apply: (fields) => ({ ...facts, [key]: fields?.[label]?.trim() || null }) as Facts,
          },
        ];
  return [
    ...one('kind', 'Kind', kind, KIND_OPTIONS),
    ...one('name', 'Name', name),
    ...list(
      'places',
      'Address',
      ({ text }) => ({ Address: text }),
      (place, { Address = '' }) => (Address === place.text ? place : { text: Address }),
    ),
    ...list(
      'phones',
      'Telephone',
      (phone) => ({ Telephone: phone }),
      (_, { Telephone = '' }) => Telephone,
    ),
    ...list(
      'emails',
      'E-mail',
      (email) => ({ 'E-mail': email }),
      (_, fields) => fields['E-mail'] ?? '',
    ),
    ...list(
      'links',
      'Link',
      (link) => ({ Link: link }),
      (_, { Link = '' }) => Link,
    ),
    ...list(
      'hours',
      'Hours',
      ({ days, times }) => ({ Days: days, Times: times }),
      (hours, { Days = '', Times = '' }) => ({
        ...hours,
        days: Days,
        times: Times,
      }),
    ),
    ...list(
      'offers',
      'Offer',
      ({ name: what, price = '' }) => ({ Offer: what, Price: price }),
      (offer, { Offer = '', Price = '' }) => {
        const { price: _, ...rest } = offer;
        return { ...rest, name: Offer, ...(Price && { price: Price }) };
      },
    ),
    ...list(
      'people',
      'Person',
      ({ name: who, role = '' }) => ({ Person: who, Role: role }),
      (_, { Person = '', Role = '' }) => ({
        name: Person,
        ...(Role && { role: Role }),
      }),
    ),
    ...list(
      'dates',
      'Date',
      ({ date, what = '' }) => ({ Date: date, What: what }),
      (_, { Date: date = '', What = '' }) => ({
        date,
        ...(What && { what: What }),
      }),
    ),
    ...list(
      'colours',
      'Colour',
      ({ word }) => ({ Colour: word }),
      (colour, { Colour = '' }) => ({ ...colour, ...readFacts(Colour).colours[0] }),
    ),
    ...one('scheme', 'Scheme', scheme, [
      ['light', 'light'],
      ['dark', 'dark'],
    ]),
    ...PARTS.flatMap(([key, label]) =>
      list(
        key,
        label,
        (text) => ({ [label]: text }),
        (_, fields) => fields[label] ?? '',
      ),
    ),
  ];

  function list<Key extends ListKey>(
    key: Key,
    label: string,
    read: (item: Facts[Key][number]) => Record<string, string>,
    write: (item: Facts[Key][number], fields: Record<string, string>) => Facts[Key][number],
  ): Chip[] {
    const items = facts[key] as Facts[Key][number][];
    return items.map((item, index) => ({
      id: `${key}-${index}`,
      label,
      fields: read(item),
      apply: (fields) => ({
        ...facts,
        [key]: items.flatMap((present, place) => {
          if (place !== index) return [present];
          const first = fields && Object.values(fields)[0]?.trim();
          return first ? [write(present, fields)] : [];
        }),
      }),
    }));
  }
}

type ListKey =
  | 'places'
  | 'phones'
  | 'emails'
  | 'links'
  | 'hours'
  | 'offers'
  | 'people'
  | 'dates'
  | 'colours'
  | 'wanted'
  | 'unwanted'
  | 'forms'
  | 'tones';
