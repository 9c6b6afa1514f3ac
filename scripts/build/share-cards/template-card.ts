import path from 'node:path';
import type { CatalogueEntry } from '../../../app/features/templates/catalogue-file.ts';
import { FRAMEWORK_NAMES } from '../../../app/features/templates/schema.ts';
import type { Card, Photo } from './card.ts';
import type { Faces } from './faces.ts';
import { fitText } from './set-text.ts';
import { block, colours, frame, GROUND, MARGIN, type Rectangle, stage, text } from './stage.ts';

/** A template's front page standing on the slab, with a label beside it as a museum has. */
export function templateCard(entry: CatalogueEntry, folder: string, faces: Faces): Card {
  const place = { left: 408, top: GROUND - 3 - 450, width: 720, height: 450 };
  const title = fitText(entry.title, faces.display, {
    sizes: [68, 62, 56, 50, 44, 38, 32],
    width: place.left - MARGIN - 40,
    lines: 3,
  });
  const heading = block(title, faces.display, 1, { x: MARGIN, top: place.top - 3, fill: colours.ink });
  const facts = [
    ['Category', entry.category],
    ['Built with', FRAMEWORK_NAMES[entry.framework]],
    ['Licence', entry.license],
  ];
  const label = facts.map(([term = '', value = ''], index) => {
    const y = heading.bottom + 62 + index * 40;
    return (
      text(term, faces.text, 25, MARGIN, y, colours.faint) +
      text(value, faces.text, 25, MARGIN + 124, y, colours.ink)
    );
  });
  return {
    path: `/template/${entry.id}`,
    svg: stage(faces.display, heading.svg + label.join('') + frame(place)),
    photos: [photoOf(entry, folder, place)],
  };
}

/** A template's front page in the light theme, in a place of the card. */
export function photoOf(entry: CatalogueEntry, folder: string, place: Rectangle): Photo {
  const { photographs } = entry;
  const card = photographs.find(({ kind, theme }) => kind === 'card' && theme === 'light') ?? photographs[0];
  // WebP is decoded in a fraction of AVIF's time, and is as good at the size it has here.
  const sizes = [...(card?.webp ?? []), ...(card?.avif ?? [])];
  const file = (sizes.find(({ width }) => width >= place.width) ?? sizes.at(-1))?.file;
  if (!file) throw new Error(`The template '${entry.id}' has no photograph.`);
  return { ...place, file: path.join(folder, entry.id, 'photos', file) };
}
