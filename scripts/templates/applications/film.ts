import type { Page } from 'playwright';
import { type Application, downloaded, file } from './application.ts';
import { expect } from './expect.ts';

/** The editor of films: what it exports is played back. */
export const film: Record<string, Application> = {
  'video-editor': {
    async use(page) {
      await expect(page.locator('html[data-ready]')).toBeAttached();
      const clip = await record(page);
      await page.getByRole('button', { name: 'Clear the table' }).click();
      await page
        .getByLabel('Films, sounds and pictures to import')
        .setInputFiles([file('colours.webm', 'video/webm', clip), file('bad.mp4', 'video/mp4', 'nope')]);
      await page.getByRole('button', { name: 'Lay in: colours' }).click();
      await expect(page.locator('[data-clip]')).toHaveCount(1);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const output = page.locator('[data-output]');
      await output.locator('[name=way]').selectOption('exact');
      await output.locator('[name=scale]').selectOption('0.5');
      const made = await downloaded(page, () =>
        output.getByRole('button', { name: 'Make the film' }).click(),
      );
      const shown = await play(page, made.bytes);
      expect(shown.seconds).toBeGreaterThan(1.5);
      expect(shown.seconds).toBeLessThan(2.6);
      // Red in the first second, blue in the second.
      expect(shown.colours[0]?.[0]).toBeGreaterThan(180);
      expect(shown.colours[1]?.[2]).toBeGreaterThan(180);
    },
  },
};

/** Two seconds of film, one red, one blue. */
async function record(page: Page): Promise<Uint8Array> {
  const blank = await page.context().newPage();
  const bytes = await blank.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const paint = (colour: string) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 320, 180);
    };
    paint('#f00');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const began = performance.now();
    await new Promise<void>((resolve) => {
      const frame = () => {
        const seconds = (performance.now() - began) / 1000;
        paint(seconds < 1 ? '#f00' : '#00f');
        if (seconds < 2) requestAnimationFrame(frame);
        else resolve();
      };
      frame();
    });
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await blank.close();
  return Uint8Array.from(bytes);
}

/** How long a film lasts, and its colour at half a second and at one and a half, as the browser plays it. */
async function play(page: Page, bytes: Buffer): Promise<{ seconds: number; colours: number[][] }> {
  return page.evaluate(async (content) => {
    const data = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([data]));
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    const colours: number[][] = [];
    for (const moment of [0.5, 1.5]) {
      // `seeked` comes before the frame that is to be seen, and the first frame may still be on its way.
      await new Promise<void>((resolve) => {
        const began = performance.now();
        const look: VideoFrameRequestCallback = (_, { presentationTime }) => {
          if (presentationTime < began) video.requestVideoFrameCallback(look);
          else resolve();
        };
        video.requestVideoFrameCallback(look);
        video.currentTime = moment;
      });
      const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(video, 0, 0, 1, 1);
      colours.push([...pen.getImageData(0, 0, 1, 1).data]);
    }
    return { seconds: video.duration, colours };
  }, bytes.toString('base64'));
}
