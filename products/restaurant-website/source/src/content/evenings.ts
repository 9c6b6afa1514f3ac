import type { Figure } from '../art/figures.ts';
import type { Text } from './types.ts';

export interface Evening {
  id: string;
  day: string;
  /** Minutes after midnight. */
  at: number;
  title: Text;
  lead: Text;
  courses: Text[];
  /** Cents a person. */
  price: number;
  seats: number;
  figures: [Figure, Figure, Figure];
}

/** Evenings at one long table. */
export const evenings: Evening[] = [
  {
    id: 'cuttlefish-five-ways',
    day: '2026-12-03',
    at: 1170,
    title: { en: 'Cuttlefish, five ways', pt: 'Choco, de cinco maneiras' },
    lead: {
      en: 'From raw to black. Fisherman Zeferino sits at the head of the table and contradicts the cook.',
      pt: 'Do cru ao preto. O pescador Zeferino senta-se à cabeceira e contradiz a cozinheira.',
    },
    courses: [
      { en: 'Raw, with lemon leaf', pt: 'Cru, com folha de limoeiro' },
      { en: 'Fried, of course', pt: 'Frito, claro' },
      { en: 'In its ink, with rice', pt: 'Na sua tinta, com arroz' },
      { en: 'Grilled eggs of cuttlefish', pt: 'Ovas de choco na brasa' },
      { en: 'Almond cake, in no way cuttlefish', pt: 'Toucinho do céu, que não é choco' },
    ],
    price: 5800,
    seats: 16,
    figures: ['cuttlefish', 'lemon', 'boat'],
  },
  {
    id: 'new-oil',
    day: '2026-12-10',
    at: 1170,
    title: { en: 'The new oil', pt: 'O azeite novo' },
    lead: {
      en: 'Six oils, three weeks old, and everything that wants to be under them. A wholly vegan evening.',
      pt: 'Seis azeites, três semanas de idade, e tudo o que quer estar debaixo deles. Noite toda vegana.',
    },
    courses: [
      { en: 'Corn bread, six oils', pt: 'Broa, seis azeites' },
      { en: 'Carrots and broken olives', pt: 'Cenouras e azeitonas britadas' },
      { en: 'Pumpkin from the embers', pt: 'Abóbora na cinza' },
      { en: 'Oil ice with orange', pt: 'Gelado de azeite com laranja' },
    ],
    price: 4200,
    seats: 16,
    figures: ['olives', 'bread', 'pumpkin'],
  },
  {
    id: 'river-and-salt',
    day: '2026-12-17',
    at: 1170,
    title: { en: 'River and salt', pt: 'Rio e sal' },
    lead: {
      en: 'Oysters, clams and bass of one river, with four salts of its pans. Four sparkling wines.',
      pt: 'Ostras, amêijoas e robalo de um só rio, com quatro sais das suas marinhas. Quatro espumantes.',
    },
    courses: [
      { en: 'Oysters, three depths', pt: 'Ostras, três profundidades' },
      { en: 'Clams under hot salt', pt: 'Amêijoas em sal quente' },
      { en: 'Bass in a crust', pt: 'Robalo em crosta' },
      { en: 'Salted pear', pt: 'Pera com sal' },
    ],
    price: 7400,
    seats: 14,
    figures: ['oyster', 'bass', 'dolphin'],
  },
  {
    id: 'moscatel-night',
    day: '2027-01-14',
    at: 1170,
    title: { en: 'Twenty years of moscatel', pt: 'Vinte anos de moscatel' },
    lead: {
      en: 'Five vintages against five sweets, from the youngest to the one nobody wants to finish.',
      pt: 'Cinco colheitas contra cinco doces, da mais nova à que ninguém quer acabar.',
    },
    courses: [
      { en: 'Azeitão cheese', pt: 'Queijo de Azeitão' },
      { en: 'Orange, all of it', pt: 'Laranja inteira' },
      { en: 'Figs and fennel', pt: 'Figos e funcho' },
      { en: 'Bacon from heaven', pt: 'Toucinho do céu' },
      { en: 'Grapes in brandy', pt: 'Uvas em aguardente' },
    ],
    price: 4900,
    seats: 18,
    figures: ['grapes', 'fig', 'jug'],
  },
];

export const eveningOf = (id: string): Evening | undefined => evenings.find((evening) => evening.id === id);
