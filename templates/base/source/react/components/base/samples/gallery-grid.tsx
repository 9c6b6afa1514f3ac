import type { GalleryGridProps } from '../sections/gallery-grid';
import { Boat, Fish, Leaf, Sun, Tide } from './drawings';

/** Words and pictures of the invented workshop. */
export const galleryGridSample: GalleryGridProps = {
  label: 'Printed lately',
  title: 'Off the press this month',
  pictures: [
    { key: 'tide', picture: <Tide /> },
    { key: 'fish', picture: <Fish /> },
    { key: 'sun', picture: <Sun /> },
    { key: 'boat', picture: <Boat /> },
    { key: 'leaf', picture: <Leaf /> },
  ],
};
