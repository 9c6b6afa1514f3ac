/** What the cards use of fontkit, which ships no types. */
declare module 'fontkit' {
  export interface Path {
    /** The path in the coordinates of x' = a x + c y + e, y' = b x + d y + f. */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path;
    toSVG(): string;
  }
  export interface Glyph {
    path: Path;
  }
  export interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    glyphs: Glyph[];
    positions: GlyphPosition[];
  }
  export interface Font {
    unitsPerEm: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function openSync(file: string): Font;
}
