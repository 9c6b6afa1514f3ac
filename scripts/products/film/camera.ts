import type { Browser, Page } from 'playwright';
import { openStill } from '../../templates/deterministic.ts';
import { deskSize } from '../../templates/photograph.ts';

export const framesPerSecond = 12;
const frameTime = 1000 / framesPerSecond;

export interface Pointer {
  x: number;
  y: number;
  isDown: boolean;
}

/** A frame of a film: what the window showed, and where the pointer was. */
export interface Frame {
  jpeg: Buffer;
  pointer: Pointer;
}

/** A page whose time passes only while it is filmed: clocks, frames, transitions and animations go in steps. */
export interface Camera {
  page: Page;
  frames: Frame[];
  pointer: Pointer;
  /** Films for so many milliseconds; `each` is done before every frame, with the part that has passed, 0 to 1. */
  roll(time: number, each?: (part: number) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the address in a window of its own, ready to be filmed. */
export async function openCamera(browser: Browser, address: string): Promise<Camera> {
  const page = await openStill(browser, address, { ...deskSize, colorScheme: 'light' });
  page.setDefaultTimeout(10_000);
  const frames: Frame[] = [];
  const pointer: Pointer = { x: 900, y: 620, isDown: false };
  return {
    page,
    frames,
    pointer,
    async roll(time, each) {
      const count = Math.max(1, Math.round(time / frameTime));
      for (let at = 1; at <= count; at += 1) {
        await each?.(at / count);
        await page.clock.runFor(Math.round(frameTime));
        await page.evaluate(moveOn, frameTime);
        const jpeg = await page.screenshot({ type: 'jpeg', quality: 92 });
        frames.push({ jpeg, pointer: { ...pointer } });
      }
    },
    close: () => page.context().close(),
  };
}

/** Runs in the page: takes animations and transitions from the real clock and moves them on by the given time. */
function moveOn(time: number): void {
  const holder = window as unknown as { filmed?: WeakMap<Animation, number> };
  holder.filmed ??= new WeakMap();
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    const at = (holder.filmed.get(animation) ?? 0) + time;
    holder.filmed.set(animation, at);
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (at >= end && Number.isFinite(end)) animation.finish();
    else {
      animation.pause();
      animation.currentTime = at;
    }
  }
}
