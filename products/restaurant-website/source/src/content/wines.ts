import type { Wine } from './types.ts';

/** Six wines by the glass; all are invented. */
export const wines: Wine[] = [
  {
    id: 'fernao',
    name: 'Cal Branca, Fernão Pires',
    note: { en: 'white, dry, chalk and pear', pt: 'branco, seco, cal e pera' },
    glass: 550,
  },
  {
    id: 'arinto',
    name: 'Vento Norte, Arinto',
    note: { en: 'white, sharp as a lime', pt: 'branco, vivo como lima' },
    glass: 600,
  },
  {
    id: 'rosado',
    name: 'Telha, Castelão rosé',
    note: { en: 'rosé, dry, wild strawberry', pt: 'rosé, seco, morango silvestre' },
    glass: 550,
  },
  {
    id: 'castelao',
    name: 'Areia Funda, Castelão',
    note: { en: 'red, from sand, light on its feet', pt: 'tinto, de areia, leve de pernas' },
    glass: 650,
  },
  {
    id: 'espumante',
    name: 'Maré Viva, brut nature',
    note: { en: 'sparkling, bone dry', pt: 'espumante, bruto natural' },
    glass: 750,
  },
  {
    id: 'moscatel',
    name: 'Forno Velho, Moscatel de Setúbal',
    note: { en: 'fortified, orange peel and tea', pt: 'generoso, casca de laranja e chá' },
    glass: 600,
  },
];

export const wineOf = (id: string): Wine | undefined => wines.find((wine) => wine.id === id);
