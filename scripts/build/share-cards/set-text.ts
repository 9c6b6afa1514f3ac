import type { Font } from 'fontkit';
import type { Face } from './faces.ts';

export interface Line {
  /** An SVG path whose baseline starts at 0,0. */
  path: string;
  /** In pixels. */
  width: number;
}

/** One line of text as outlines, `size` pixels to the em. Characters that no font of the face has are left out. */
export function setLine(text: string, face: Face, size: number): Line {
  const paths: string[] = [];
  let x = 0;
  for (const { font, part } of partsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index];
      if (!at) continue;
      const left = x + at.xOffset * scale;
      paths.push(glyph.path.transform(scale, 0, 0, -scale, left, -at.yOffset * scale).toSVG());
      x += at.xAdvance * scale + face.tracking * size;
    }
  }
  return { path: paths.join('').replace(/\d+\.\d{2,}/g, (number) => Number(number).toFixed(1)), width: x };
}

function partsOf(text: string, { fonts }: Face): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = [];
  for (const character of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = parts.at(-1);
    if (last?.font === font) last.part += character;
    else parts.push({ font, part: character });
  }
  return parts;
}

/** The text in the fewest lines that hold it, as even in length as they can be. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const words = text.split(/\s+/);
  const widthOf = (line: string[]) => setLine(line.join(' '), face, size).width;
  let fewest = 1;
  let last: string[] = [];
  for (const word of words) {
    if (last.length > 0 && widthOf([...last, word]) > width) {
      fewest += 1;
      last = [word];
    } else last.push(word);
  }
  // Titles have a dozen words at most, so every way to break them can be looked at.
  const best = (rest: string[], lines: number): { lines: string[]; cost: number } => {
    if (lines === 1) {
      const slack = width - widthOf(rest);
      return { lines: [rest.join(' ')], cost: slack < 0 ? Number.POSITIVE_INFINITY : slack ** 2 };
    }
    let found = { lines: [] as string[], cost: Number.POSITIVE_INFINITY };
    for (let count = 1; count <= rest.length - lines + 1; count += 1) {
      const first = rest.slice(0, count);
      const slack = width - widthOf(first);
      if (slack < 0) break;
      const after = best(rest.slice(count), lines - 1);
      const cost = slack ** 2 + after.cost;
      if (cost < found.cost) found = { lines: [first.join(' '), ...after.lines], cost };
    }
    return found;
  };
  const { lines } = best(words, fewest);
  // A word wider than the place stands alone.
  return lines.length > 0 ? lines : words;
}

export interface Block {
  lines: string[];
  size: number;
}

/** The largest of the sizes at which the text stays within the width and the lines it may have; else the smallest. */
export function fitText(
  text: string,
  face: Face,
  box: { sizes: readonly number[]; width: number; lines: number },
): Block {
  for (const size of box.sizes) {
    const lines = breakLines(text, face, size, box.width);
    const widest = Math.max(...lines.map((line) => setLine(line, face, size).width));
    if (lines.length <= box.lines && widest <= box.width) return { lines, size };
  }
  const size = box.sizes.at(-1) ?? 40;
  return { lines: breakLines(text, face, size, box.width), size };
}
