import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../templates/browser.ts';
import { createFixture, type Fixture } from '../fixture.ts';
import { record } from './record.ts';
import { packWebm } from './webm.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const film = (
  steps: string,
) => `export const description = 'The counter of a tea shop, for a while, without anything happening.';
export const steps = [${steps}];
`;

describe('films', () => {
  it('pack frames behind an index', () => {
    const chunk = (time: number, isKey: boolean) => ({ time, isKey, data: Buffer.from([time & 255]) });
    const bytes = packWebm(
      [chunk(0, true), chunk(80, false), chunk(160, true)],
      { width: 4, height: 2 },
      240,
    );
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(bytes.toString('hex').split('1f43b675')).toHaveLength(3);
    expect(bytes.includes(Buffer.from('V_VP9'))).toBe(true);
  });

  it('last as long as their steps, and a browser plays them', async () => {
    const product = await fixture.make({
      'film.ts': film('{ wait: 8000 }, { poster: true }, { wait: 8000 }'),
    });
    const browser = await launchBrowser();
    try {
      const { webm, seconds, poster } = await record(product, browser);
      expect(seconds).toBe(16);
      expect(poster.subarray(0, 2).toString('hex')).toBe('ffd8');
      const page = await browser.newPage();
      const played = await page.evaluate(async (base64) => {
        const video = document.createElement('video');
        video.src = `data:video/webm;base64,${base64}`;
        await new Promise((resolve, reject) => {
          video.onloadeddata = resolve;
          video.onerror = () => reject(new Error(video.error?.message));
        });
        video.currentTime = 12;
        await new Promise((resolve) => {
          video.onseeked = resolve;
        });
        return { width: video.videoWidth, height: video.videoHeight, duration: video.duration };
      }, webm.toString('base64'));
      expect(played).toEqual({ width: 1280, height: 800, duration: 16 });
    } finally {
      await browser.close();
    }
  });

  it('name the step that can not be played', async () => {
    const missing =
      "{ wait: 100 }, { click: (page) => page.getByRole('button', { name: 'Brew' }) }, { wait: 100 }";
    // A module is read once in a process: another film needs another folder.
    const other = await createFixture();
    const product = await other.make({ 'film.ts': film(missing) });
    const browser = await launchBrowser();
    try {
      await expect(record(product, browser)).rejects.toThrow(/film\.ts, step 2/);
    } finally {
      await other.remove();
      await browser.close();
    }
  });
});
