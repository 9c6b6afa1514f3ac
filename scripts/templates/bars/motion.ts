import type { Page } from 'playwright';
import type { Fault } from '../fault.ts';
import { lineOf } from '../place.ts';
import type { Template } from '../template.ts';

/** Longest time in milliseconds that anything may move for a visitor who asked for less motion. */
const moment = 250;

/** Under `prefers-reduced-motion: reduce` nothing keeps moving: no animation, canvas, SVG or smooth scrolling. */
export async function checkMotion(template: Template, file: string, page: Page): Promise<Fault[]> {
  const moving = await page.evaluate(findMotion, moment);
  const faults: Fault[] = [];
  for (const { html, what } of moving)
    faults.push({
      bar: 'motion',
      file,
      ...(await lineOf(template, file, html)),
      what: `${what} although the visitor asked for reduced motion: ${html}`,
      mend: 'switch it off in @media (prefers-reduced-motion: reduce)',
    });
  return faults;
}

/** Runs in the page. */
async function findMotion(longest: number): Promise<{ html: string; what: string }[]> {
  const found = new Map<Element, string>();
  for (const animation of document.getAnimations()) {
    const { effect, playState, timeline } = animation;
    if (playState !== 'running' || timeline !== document.timeline || !(effect instanceof KeyframeEffect))
      continue;
    const { endTime = 0 } = effect.getComputedTiming();
    if (effect.target && Number(endTime) > longest)
      found.set(effect.target, `moves for ${Number(endTime)} ms`);
  }
  for (const svg of document.querySelectorAll('svg'))
    if (svg.querySelector('animate,animateTransform,animateMotion') && !svg.animationsPaused())
      found.set(svg, 'holds an SVG animation that runs');
  for (const video of document.querySelectorAll('video'))
    if (!video.paused) found.set(video, 'plays by itself');
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
    found.set(document.documentElement, 'scrolls smoothly');
  for (const canvas of await findDrawing()) found.set(canvas, 'keeps drawing');
  return [...found].slice(0, 6).map(([element, what]) => ({
    html: (element.cloneNode(false) as Element).outerHTML.slice(0, 160),
    what,
  }));

  /** What a canvas shows may come late on a busy machine, and then stays: only one that changes on and on moves. */
  async function findDrawing(): Promise<HTMLCanvasElement[]> {
    const canvases = [...document.querySelectorAll('canvas')].filter(
      ({ width, height }) => width * height > 0,
    );
    const changes = new Map<HTMLCanvasElement, number>();
    let pictures = canvases.map(readPicture);
    for (let look = 0; look < 8 && canvases.length > 0; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, longest * 2));
      const next = canvases.map(readPicture);
      const changed = canvases.filter((_, index) => next[index] !== pictures[index]);
      for (const canvas of changed) changes.set(canvas, (changes.get(canvas) ?? 0) + 1);
      if (changed.length === 0) break;
      pictures = next;
    }
    return canvases.filter((canvas) => (changes.get(canvas) ?? 0) > 2);
  }

  function readPicture(canvas: HTMLCanvasElement): string | null {
    try {
      return canvas.toDataURL();
    } catch {
      return null; // Drawn from another origin, which the bar for requests reports.
    }
  }
}
