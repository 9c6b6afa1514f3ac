/* The window on the town plan: what is seen of it, and hands on it. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** What is seen at first, in metres; where the window is longer than this, more is seen. */
export const frame = { width: 1250, height: 760 };
const first = { x: 745, y: 600, zoom: 1 };
const within = (value, least, most) => Math.min(most, Math.max(least, value));
const kept = ({ x, y, zoom }) => ({ x: within(x, -100, 1650), y: within(y, -80, 1150), zoom: within(zoom, 0.8, 7) });

export function useView() {
  const svg = useRef(null);
  const [view, setView] = useState(first);
  // Pixels to the metre at zoom 1; measured as soon as there is a window.
  const [base, setBase] = useState(0.57);
  useEffect(() => {
    // While it is not laid out, it has no measure.
    const watch = new ResizeObserver(([{ contentRect: box }]) => box.width > 0 && setBase(Math.min(box.width / frame.width, box.height / frame.height)));
    watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);

  /** A place on the screen as a place in town. */
  const place = useCallback((event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.current.getScreenCTM().inverse());
    return [x, y];
  }, []);
  const pan = useCallback((dx, dy) => setView((now) => kept({ ...now, x: now.x + dx, y: now.y + dy })), []);
  /** Nearer (factor above 1) or further; `at` stays where it is. */
  const zoom = useCallback((factor, at) => {
    setView((now) => {
      const next = within(now.zoom * factor, 0.8, 7);
      const real = next / now.zoom;
      const [x, y] = at ?? [now.x, now.y];
      return kept({ x: x + (now.x - x) / real, y: y + (now.y - y) / real, zoom: next });
    });
  }, []);
  /** So that all of `points` are seen. */
  const fit = useCallback((points) => {
    const [xs, ys] = [0, 1].map((k) => points.map((point) => point[k]));
    const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    setView(kept({ x: (left + right) / 2, y: (top + low) / 2, zoom: within(Math.min(frame.width / (right - left + 90), frame.height / (low - top + 90)) * 0.8, 0.8, 5) }));
  }, []);
  const reset = useCallback(() => setView(first), []);

  return { svg, view, scale: base * view.zoom, place, pan, zoom, fit, reset };
}
