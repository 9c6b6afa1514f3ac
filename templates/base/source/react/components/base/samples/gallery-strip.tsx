import type { GalleryStripProps } from '../sections/gallery-strip';
import { Ampersand, Boat, Fish, Leaf, Sun, Tide } from './drawings';

/** Words and pictures of the invented workshop. */
export const galleryStripSample: GalleryStripProps = {
  title: 'Six posters, still wet',
  pictures: [
    { words: 'Regatta, two colours on oat', picture: <Boat /> },
    { words: 'And, for a bookshop', picture: <Ampersand /> },
    { words: 'Low tide, an edition of ninety', picture: <Tide /> },
    { words: 'Seed swap, printed with leaves', picture: <Leaf /> },
    { words: 'Midsummer concert', picture: <Sun /> },
    { words: 'Fish supper, every Friday', picture: <Fish /> },
  ],
};
