import type { Browser, CDPSession, Page } from 'playwright';
import { framesPerSecond } from '../../products/film/camera.ts';
import { encodeFilm, filmSize } from '../../products/film/encode.ts';

/** The largest video, in bytes. */
const mostBytes = 12_000_000;

/** What was seen from a moment on, in milliseconds. */
interface Shot {
  at: number;
  jpeg: Buffer;
}

/**
 * Films several pages by turns in one video, in the time that passes. Playwright's own recorder needs a program beside the
 * browser; the browser's encoder does not.
 */
export class ScreenVideo {
  readonly #shots: Shot[] = [];
  readonly #sessions = new Map<Page, CDPSession>();
  #shown: Page | null = null;

  /** From now on the video shows this page. Its size is that of films. */
  async show(page: Page): Promise<void> {
    this.#shown = page;
    if (!this.#sessions.has(page)) await this.#film(page);
    // The browser sends nothing as long as nothing changes.
    this.#shots.push({ at: performance.now(), jpeg: await page.screenshot({ type: 'jpeg', quality: 85 }) });
  }

  /** The video as WebM. `origin` is one that the browser holds for secure, as encoders ask. */
  async encode(browser: Browser, origin: string): Promise<Buffer> {
    await Promise.all([...this.#sessions.values()].map((session) => session.send('Page.stopScreencast')));
    return encodeFilm(
      framesOf(this.#shots, performance.now()).map((jpeg) => ({ jpeg, pointer: null })),
      browser,
      origin,
      mostBytes,
    );
  }

  async #film(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    this.#sessions.set(page, session);
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      if (this.#shown === page)
        this.#shots.push({ at: performance.now(), jpeg: Buffer.from(data, 'base64') });
      // A page that is just being closed takes no answer.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 85,
      maxWidth: filmSize.width,
      maxHeight: filmSize.height,
    });
  }
}

/** One picture for each frame of the video, from the first shot to `end`: what was seen last at that moment. */
export function framesOf(shots: Shot[], end: number): Buffer[] {
  const frames: Buffer[] = [];
  const inOrder = shots.toSorted((one, other) => one.at - other.at);
  const [first] = inOrder;
  if (!first) return frames;
  const count = Math.round(((end - first.at) / 1000) * framesPerSecond);
  let next = 0;
  for (let frame = 0; frame < count; frame += 1) {
    const at = first.at + (frame * 1000) / framesPerSecond;
    while ((inOrder[next + 1]?.at ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    frames.push((inOrder[next] as Shot).jpeg);
  }
  return frames;
}
