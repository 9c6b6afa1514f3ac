import type { CatalogueEntry } from '../../../app/features/templates/catalogue-file.ts';
import type { PublicPage } from '../../../domain/site/public-pages.ts';
import type { Card, Photo } from './card.ts';
import type { Faces } from './faces.ts';
import { fitText } from './set-text.ts';
import { block, colours, frame, GROUND, MARGIN, plinth, type Rectangle, stage, text } from './stage.ts';
import { photoOf } from './template-card.ts';
import { works } from './works.ts';

/** A page of the site: its title on the wall and its own drawing on the slab. */
export function pageCard(page: PublicPage, faces: Faces): Card {
  const work = works[page.path];
  if (!work) throw new Error(`The page ${page.path} has no drawing for its share card.`);
  const drawing = `<g transform="translate(688 ${GROUND - 420})">${work}</g>`;
  return { path: page.path, svg: stage(faces.display, words(page, faces, 540) + drawing), photos: [] };
}

/** The home page: its title above a row of templates on plinths. */
export function homeCard(page: PublicPage, templates: CatalogueEntry[], folder: string, faces: Faces): Card {
  const places = [330, 238, 286].map((top, index) => ({
    left: 270 + index * 294,
    top,
    width: 270,
    height: 169,
  }));
  const photos = placed(templates, places, folder);
  const stands = photos.map(({ left, top, width, height }) =>
    plinth(left + 22, top + height + 3, width - 44),
  );
  const title = fitText(page.title, faces.display, { sizes: [68, 64, 60, 56, 52], width: 1056, lines: 1 });
  const heading = block(title, faces.display, 1, { x: MARGIN, top: 68, fill: colours.ink });
  const line = text(page.line, faces.text, 32, MARGIN, heading.bottom + 62, colours.soft);
  const svg = stage(faces.display, heading.svg + line + stands.join('') + photos.map(frame).join(''));
  return { path: page.path, svg, photos };
}

/** The gallery: its title beside a wall of templates, the lowest of which stand on the slab. */
export function galleryCard(
  page: PublicPage,
  templates: CatalogueEntry[],
  folder: string,
  faces: Faces,
): Card {
  const size = { width: 344, height: 215 };
  const places = Array.from({ length: 6 }, (_, index) => ({
    ...size,
    left: 572 + (index % 2) * (size.width + 20),
    top: GROUND - 3 - size.height - Math.floor(index / 2) * (size.height + 20),
  }));
  const photos = placed(templates, places, folder);
  const svg = stage(faces.display, photos.map(frame).join('') + words(page, faces, 450));
  return { path: page.path, svg, photos };
}

function placed(templates: CatalogueEntry[], places: Rectangle[], folder: string): Photo[] {
  return templates
    .slice(0, places.length)
    .map((entry, index) => photoOf(entry, folder, places[index] as Rectangle));
}

function words(page: PublicPage, faces: Faces, width: number): string {
  const title = fitText(page.title, faces.display, { sizes: [104, 96, 88], width, lines: 2 });
  const long = fitText(page.title, faces.display, { sizes: [88, 80, 72, 64, 56], width, lines: 3 });
  const fitting = title.lines.length <= 2 ? title : long;
  const heading = block(fitting, faces.display, 0.98, { x: MARGIN, top: 72, fill: colours.ink });
  const line = fitText(page.line, faces.text, { sizes: [32], width: Math.min(width, 470), lines: 4 });
  const below = block(line, faces.text, 1.32, { x: MARGIN, top: heading.bottom + 46, fill: colours.soft });
  return heading.svg + below.svg;
}
