type Span = { top: number; bottom: number };

/** Between the bar and a line that is shown whole below it. Pixels. */
const AIR = 12;

/**
 * How far to scroll down from the top of the page, in pixels, so that an element stands in the middle of the free part of
 * the window. None of the `lines` above it is cut in two by the bar: it is shown whole, or not at all, whichever is nearer
 * to the middle and leaves the element room.
 */
export function middleBelow(element: Span, lines: readonly Span[], free: Span): number {
  const middle = (element.top + element.bottom - free.top - free.bottom) / 2;
  const edge = free.top + middle;
  const cut = lines.find(({ top, bottom }) => top < edge && edge < bottom);
  if (!cut) return middle;
  const whole = cut.top - AIR - free.top;
  const hidden = cut.bottom - free.top;
  const isNearer = middle - whole <= hidden - middle;
  return isNearer && element.bottom - whole <= free.bottom ? whole : hidden;
}
