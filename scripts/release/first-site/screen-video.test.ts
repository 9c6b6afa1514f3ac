import { expect, it } from 'vitest';
import { framesPerSecond } from '../../products/film/camera.ts';
import { framesOf } from './screen-video.ts';

const shot = (seconds: number, words: string) => ({ at: 5000 + seconds * 1000, jpeg: Buffer.from(words) });

it('shows each picture for as long as it was there, and the last one to the end', () => {
  const frames = framesOf([shot(0, 'sign up'), shot(2, 'live'), shot(1, 'upload')], 5000 + 4000).map(String);
  expect(frames).toHaveLength(4 * framesPerSecond);
  expect(frames[0]).toBe('sign up');
  expect(frames[framesPerSecond + 1]).toBe('upload');
  expect(frames[2 * framesPerSecond + 1]).toBe('live');
  expect(frames.at(-1)).toBe('live');
});

it('has no frames where nothing was shown', () => {
  expect(framesOf([], 1000)).toEqual([]);
});
