/** Where the cutter measures: across from x to x at y, down from y to y at x. And which row of the table that is. */
export const dims = {
  'chore-coat': { across: [116, 284, 226, 'Chest', 2], down: [58, 417, 388, 'Length'] },
  duffle: { across: [120, 280, 226, 'Chest', 2], down: [78, 479, 388, 'Length'] },
  smock: { across: [116, 284, 226, 'Chest', 2], down: [58, 403, 388, 'Length'] },
  overshirt: { across: [117, 283, 238, 'Chest', 2], down: [56, 408, 388, 'Length'] },
  waistcoat: { across: [107, 293, 186, 'Chest', 2], down: [46, 372, 340, 'Length'] },
  cardigan: { across: [117, 283, 226, 'Chest', 2], down: [50, 408, 388, 'Length'] },
  gansey: { across: [117, 283, 226, 'Chest', 2], down: [54, 408, 388, 'Length'] },
  'roll-neck': { across: [117, 283, 226, 'Chest', 2], down: [66, 416, 388, 'Length'] },
  slipover: { across: [107, 293, 196, 'Chest', 2], down: [46, 366, 340, 'Length'] },
  trousers: { across: [133, 267, 22, 'Waist', 2], down: [196, 474, 336, 'Inside leg'] },
  dungarees: { across: [121, 279, 228, 'Waist', 2], down: [300, 470, 350, 'Inside leg'] },
  skirt: { across: [137, 263, 22, 'Waist', 2], down: [44, 409, 366, 'Length'] },
  pinafore: { across: [136, 264, 196, 'Chest', 2], down: [122, 452, 366, 'Length'] },
  cap: { across: [92, 308, 318, 'Head', 2], down: [84, 300, 350, 'Depth'] },
};
