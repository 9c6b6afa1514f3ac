import { choreCoat, duffle, overshirt, smock, waistcoat } from './coats.js';
import { cardigan, gansey, rollNeck, slipover } from './knits.js';
import { cap, dungarees, pinafore, skirt, trousers } from './legs.js';

/** The drawings by the id of the garment. */
export const flats = {
  'chore-coat': choreCoat,
  duffle,
  smock,
  overshirt,
  waistcoat,
  cardigan,
  gansey,
  'roll-neck': rollNeck,
  slipover,
  trousers,
  dungarees,
  skirt,
  pinafore,
  cap,
};


