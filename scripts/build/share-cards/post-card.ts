import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { frontMatterSchema } from '../../../app/features/blog/schema.ts';
import type { Card } from './card.ts';
import type { Faces } from './faces.ts';
import { fitText } from './set-text.ts';
import { block, colours, frame, GROUND, MARGIN, stage, text } from './stage.ts';

/** A post's title with its picture standing on the slab. */
export function postCard(file: string, faces: Faces): Card {
  const [, head = ''] =
    /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')) ?? [];
  const post = frontMatterSchema.parse(parse(head));
  const place = { left: 632, top: GROUND - 3 - 430, width: 496, height: 430 };
  const title = fitText(post.title, faces.display, {
    sizes: [70, 66, 62, 58, 54, 50, 46, 42],
    width: place.left - MARGIN - 48,
    lines: 5,
  });
  const topic = text(`Blog · ${post.category}`, faces.text, 27, MARGIN, place.top - 36, colours.faint);
  const heading = block(title, faces.display, 1.02, { x: MARGIN, top: place.top - 3, fill: colours.ink });
  return {
    path: `/blog/${path.basename(file, '.md')}`,
    svg: stage(faces.display, topic + heading.svg + frame(place)),
    photos: [{ ...place, file: path.join(path.dirname(file), 'images', path.basename(post.image)) }],
  };
}
