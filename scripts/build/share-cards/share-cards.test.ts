import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '../../../domain/site/public-pages.ts';
import { allCards } from './cards.ts';
import { type Faces, openFaces } from './faces.ts';
import { breakLines, fitText, setLine } from './set-text.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let faces: Faces;
beforeAll(() => {
  faces = openFaces();
});

describe('text on cards', () => {
  it('is set in outlines, kerned, and grows with its size', () => {
    const line = setLine('AVA', faces.display, 50);
    expect(line.path).toMatch(/^M[\d.-]+ /);
    expect(setLine('AVA', faces.display, 100).width).toBeCloseTo(line.width * 2, 1);
    const apart = ['A', 'V', 'A'].reduce((sum, one) => sum + setLine(one, faces.display, 50).width, 0);
    expect(line.width).toBeLessThan(apart);
  });
  it('takes characters of other alphabets from the second file, and leaves out what no file has', () => {
    const width = (text: string) => setLine(text, faces.display, 50).width;
    expect(width('Łódź')).toBeGreaterThan(width('ód'));
    expect(width('a漢')).toBe(width('a'));
  });
  it('is broken into the fewest lines, and none is left with a single short word', () => {
    const lines = breakLines('From Downloaded Template to Live Site', faces.display, 62, 512);
    expect(lines.join(' ')).toBe('From Downloaded Template to Live Site');
    expect(lines.length).toBe(3);
    expect(lines.at(-1)).not.toBe('Site');
  });
  it('shrinks until it fits', () => {
    const box = { sizes: [100, 60, 30], width: 300, lines: 2 };
    expect(fitText('Invoice', faces.display, box).size).toBe(60);
    expect(fitText('Free', faces.display, box).size).toBe(100);
    expect(fitText('A title that will never ever fit into so little space', faces.display, box).size).toBe(
      30,
    );
  });
});

describe('cards', () => {
  it('are there for every public page, once, and can be drawn', async () => {
    const cards = allCards(root);
    const paths = cards.map((card) => card.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const page of PUBLIC_PAGES) expect(paths).toContain(page.path);
    for (const { path: page, svg } of cards) {
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([page, width, height]).toEqual([page, 1200, 630]);
    }
  });
  it('are laid out the same every time, so that only changed ones are drawn again', () => {
    expect(allCards(root)).toEqual(allCards(root));
  });
});
