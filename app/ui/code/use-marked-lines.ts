import { type MouseEvent, type RefObject, useEffect } from 'react';
import { type LineRange, readRange, writeRange } from './line-range.ts';

/**
 * Marks the lines the address points at and brings them into view. Lines are made on the server and are many, so they
 * are marked in the document itself. Returns what a click on a number does: with Shift it marks up to there.
 */
export function useMarkedLines(code: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = code.current;
    if (!element) return;
    const follow = () => mark(element, readRange(location.hash), true);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [code]);

  return (event: MouseEvent) => {
    const number = numberAt(event);
    if (!number || event.metaKey || event.ctrlKey || event.altKey || !code.current) return;
    event.preventDefault();
    const before = event.shiftKey ? readRange(location.hash) : null;
    const range = before
      ? { first: Math.min(before.first, number), last: Math.max(before.first, number) }
      : { first: number, last: number };
    // Without a jump: the line is under the pointer already.
    history.replaceState(history.state, '', writeRange(range));
    mark(code.current, range, false);
  };
}

/** Width of the column of numbers in CSS pixels, as in code.css. */
const NUMBERS_WIDTH = 60;

/** The line whose number was clicked; null for a click into the text. */
function numberAt({ target, clientX }: MouseEvent): number | null {
  const line = (target as Element).closest('[id^="L"]');
  if (!line || clientX - line.getBoundingClientRect().left > NUMBERS_WIDTH) return null;
  return Number(line.id.slice(1)) || null;
}

function mark(code: HTMLElement, range: LineRange | null, goThere: boolean): void {
  for (const line of code.querySelectorAll('.line-marked')) line.classList.remove('line-marked');
  if (!range) return;
  const lines = [...code.children].slice(range.first - 1, range.last);
  for (const line of lines) line.classList.add('line-marked');
  if (goThere) lines[0]?.scrollIntoView({ block: lines.length > 20 ? 'start' : 'center', inline: 'nearest' });
}
