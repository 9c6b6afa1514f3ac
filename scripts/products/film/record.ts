import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { z } from 'zod';
import { serveDemos } from '../../../server/testing/serve-demos.ts';
import type { Product } from '../product.ts';
import { framesPerSecond, openCamera } from './camera.ts';
import { encodeFilm } from './encode.ts';
import { play } from './play.ts';
import type { Film } from './steps.ts';

export const leastSeconds = 15;
export const mostSeconds = 25;

export interface Recording {
  webm: Buffer;
  /** The picture that stands for the film until it plays. */
  poster: Buffer;
  seconds: number;
  description: string;
}

const filmShape = z.object({
  description: z.string().min(40).max(600),
  steps: z.array(z.looseObject({})).min(3),
});

/** Text of a product's `film.ts`; null while it has none. */
export const filmText = ({ folder }: Product) =>
  readFile(path.join(folder, 'film.ts'), 'utf8').catch(() => null);

/** Plays the product's `film.ts` in front of its built preview. Fails when a step can not be played. */
export async function record(product: Product, browser: Browser): Promise<Recording> {
  const file = path.join(product.folder, 'film.ts');
  const module = (await import(pathToFileURL(file).href)) as { description?: unknown; steps?: unknown };
  const film = filmShape.parse({ description: module.description, steps: module.steps }) as unknown as Film;
  const server = await serveDemos(product.folder);
  const camera = await openCamera(browser, server.address('preview'));
  try {
    let poster = 0;
    for (const [at, step] of film.steps.entries()) {
      if ('poster' in step) poster = Math.max(0, camera.frames.length - 1);
      else
        await play(step, camera).catch((error: Error) => {
          throw new Error(`film.ts, step ${at + 1} ${JSON.stringify(step)}: ${error.message}`);
        });
    }
    const seconds = camera.frames.length / framesPerSecond;
    if (seconds < leastSeconds || seconds > mostSeconds)
      throw new Error(
        `The film lasts ${seconds.toFixed(1)} s; ${leastSeconds} to ${mostSeconds} s are asked.`,
      );
    const picture = camera.frames[poster]?.jpeg;
    if (!picture) throw new Error('The film has no frames.');
    const webm = await encodeFilm(camera.frames, browser, server.origin);
    return { webm, poster: picture, seconds, description: film.description };
  } finally {
    await camera.close();
    await server.close();
  }
}
