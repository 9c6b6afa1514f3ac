import type { Text } from './types.ts';

/** Who works here. Invented, as everything else. `id` chooses the portrait in art/people.ts. */
export const staff: { id: string; name: string; role: Text; note: Text }[] = [
  {
    id: 'inacia',
    name: 'Inácia Rebelo',
    role: { en: 'Cooks', pt: 'Cozinha' },
    note: {
      en: 'Learned from her grandmother, unlearned in Copenhagen, started again here.',
      pt: 'Aprendeu com a avó, desaprendeu em Copenhaga, recomeçou aqui.',
    },
  },
  {
    id: 'zeferino',
    name: 'Zeferino Faísca',
    role: { en: 'Fishes', pt: 'Pesca' },
    note: {
      en: 'Brings the cuttlefish and stays for the criticism.',
      pt: 'Traz o choco e fica para a crítica.',
    },
  },
  {
    id: 'mafalda',
    name: 'Mafalda Quintino',
    role: { en: 'Paints', pt: 'Pinta' },
    note: {
      en: 'Every tile on the wall, at eight hundred and fifty degrees. Pours the wine, too.',
      pt: 'Todos os azulejos da parede, a oitocentos e cinquenta graus. Também serve o vinho.',
    },
  },
  {
    id: 'tome',
    name: 'Tomé Rebelo',
    role: { en: 'Seats you', pt: 'Senta-o' },
    note: {
      en: 'Knows the ferry by heart and your name by the second visit.',
      pt: 'Sabe o ferry de cor e o seu nome à segunda visita.',
    },
  },
];
