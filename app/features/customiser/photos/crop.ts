/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** Which part of a picture is taken: how near one is (1 shows as much as fits), and per cent from the left and the top. */
export type Framing = { zoom: number; x: number; y: number };

export const WHOLE: Framing = { zoom: 1, x: 50, y: 50 };

/** The part of a picture that fills a place, and the size it is kept in: that of the place, or what the picture has of it. */
export function cropOf(
  picture: Size,
  place: Size,
  { zoom, x, y }: Framing,
): { left: number; top: number; width: number; height: number; kept: Size } {
  const scale = Math.max(place.width / picture.width, place.height / picture.height) * Math.max(1, zoom);
  const width = Math.min(picture.width, place.width / scale);
  const height = Math.min(picture.height, place.height / scale);
  // A small picture is not blown up: that makes it larger and not better.
  const shrink = Math.min(1, scale);
  return {
    left: ((picture.width - width) * x) / 100,
    top: ((picture.height - height) * y) / 100,
    width,
    height,
    kept: {
      width: Math.max(1, Math.round(width * shrink)),
      height: Math.max(1, Math.round(height * shrink)),
    },
  };
}
