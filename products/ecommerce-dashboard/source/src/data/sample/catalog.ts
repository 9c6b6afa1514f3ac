import type { Metal, Product, Shape, Variant } from '../types';

type Row = [
  name: string,
  shape: Shape,
  metal: Metal,
  collection: string,
  text: string,
  variants: VariantRow[],
];
type VariantRow = [name: string, rupees: number, stock: number, reorderAt: number];

const rows: Row[] = [
  [
    'Benares lota',
    'lota',
    'brass',
    'Water',
    'Spun from one sheet of brass and burnished by hand; tinned inside.',
    [
      ['500 ml', 1150, 34, 12],
      ['900 ml', 1650, 9, 10],
    ],
  ],
  [
    'Copper morning lota',
    'lota',
    'copper',
    'Water',
    'For the glass of water before the tea. Heavy foot, turned lip.',
    [['750 ml', 1890, 21, 8]],
  ],
  [
    'Railway tumbler',
    'tumbler',
    'steel',
    'Water',
    'The tumbler of every station canteen, in steel that stacks.',
    [
      ['Set of 2', 420, 118, 40],
      ['Set of 6', 1140, 46, 20],
    ],
  ],
  [
    'Filter coffee davara',
    'tumbler',
    'brass',
    'Coffee and tea',
    'Tumbler and saucer for pouring coffee from one to the other.',
    [
      ['One', 690, 3, 15],
      ['Pair', 1290, 27, 12],
    ],
  ],
  [
    'Four-tier tiffin',
    'tiffin',
    'steel',
    'Lunch',
    'Four boxes, one clasp. Rice below, pickle on top.',
    [
      ['Three tiers', 1480, 31, 12],
      ['Four tiers', 1780, 0, 12],
    ],
  ],
  [
    'Enamel school tiffin',
    'tiffin',
    'enamel',
    'Lunch',
    'Two tiers, chip-resistant enamel, a handle for small hands.',
    [
      ['Leaf', 1120, 18, 10],
      ['Sky', 1120, 7, 10],
      ['Mango', 1120, 24, 10],
    ],
  ],
  [
    'Everyday kadhai',
    'kadhai',
    'iron',
    'Fire',
    'Cast iron, seasoned twice with mustard oil, ready for the flame.',
    [
      ['22 cm', 1650, 15, 8],
      ['26 cm', 2150, 6, 8],
      ['30 cm', 2790, 11, 6],
    ],
  ],
  [
    'Copper-base kadhai',
    'kadhai',
    'copper',
    'Fire',
    'Copper for even heat, steel where the food is.',
    [['24 cm', 3450, 12, 5]],
  ],
  [
    'Masala dabba',
    'dabba',
    'steel',
    'Store',
    'Seven bowls, two lids, one spoon; nothing spills when it tips.',
    [
      ['20 cm', 1390, 41, 15],
      ['24 cm', 1690, 19, 10],
    ],
  ],
  [
    'Brass flour box',
    'dabba',
    'brass',
    'Store',
    'Keeps five kilos of atta dry through the monsoon.',
    [['5 kg', 3890, 4, 5]],
  ],
  [
    'Chai kettle',
    'kettle',
    'enamel',
    'Coffee and tea',
    'The street-corner kettle with a lid that stays where it is.',
    [
      ['1.2 l', 1740, 22, 8],
      ['2 l', 2190, 13, 6],
    ],
  ],
  [
    'Copper kettle',
    'kettle',
    'copper',
    'Coffee and tea',
    'Hammered copper, tinned inside, a handle that stays cool.',
    [['1 l', 4250, 8, 4]],
  ],
  [
    'Long dal ladle',
    'ladle',
    'steel',
    'Fire',
    'Reaches the bottom of the big pot. A hook at the end.',
    [
      ['38 cm', 380, 74, 25],
      ['46 cm', 460, 38, 20],
    ],
  ],
  [
    'Tadka ladle',
    'ladle',
    'iron',
    'Fire',
    'A small pan at the end of a long handle, for spices in hot ghee.',
    [['One', 540, 2, 18]],
  ],
  [
    'Feast thali',
    'thali',
    'steel',
    'Table',
    'A wide plate with a rolled edge, and bowls that fit it.',
    [
      ['Plate', 640, 66, 25],
      ['Plate and 4 bowls', 1490, 28, 12],
    ],
  ],
  [
    'Bronze festival thali',
    'thali',
    'brass',
    'Table',
    'Cast in bell metal; rings when you tap it.',
    [['One', 4990, 5, 3]],
  ],
];

/** The shelves of an imagined maker of kitchen vessels. */
export function makeCatalog(): Product[] {
  return rows.map(([name, shape, metal, collection, description, variants]) => {
    const id = name.toLowerCase().replace(/[^a-z]+/g, '-');
    return {
      id,
      name,
      description,
      shape,
      metal,
      collection,
      status: id === 'bronze-festival-thali' ? 'draft' : 'active',
      variants: variants.map((row, at) => makeVariant(id, row, at)),
    };
  });
}

function makeVariant(id: string, [name, rupees, stock, reorderAt]: VariantRow, at: number): Variant {
  const initials = id.split('-').map((word) => word.slice(0, 2).toUpperCase());
  return {
    id: `${id}-${at + 1}`,
    name,
    sku: `${initials.slice(0, 3).join('')}-${at + 1}`,
    price: rupees * 100,
    stock,
    reorderAt,
  };
}
