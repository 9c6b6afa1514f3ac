import { Hono } from 'hono';
import { PICTURE_WIDTHS } from '../../../domain/hosting/site-check.ts';
import type { Services } from '../../services.ts';
import { readPicture } from './pictures.ts';

/**
 * Pictures of sites, mounted at /site-pictures: `/<key>/<width>.webp`. Whoever may read a check has its key, which nobody
 * guesses. A picture ends with the deployment that it shows, so browsers keep it for an hour and others not at all.
 */
export function sitePictures(services: Services): Hono {
  const routes = new Hono();
  routes.get('/:key{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}/:name{\\d+\\.webp}', async (c) => {
    const width = PICTURE_WIDTHS.find((one) => `${one}.webp` === c.req.param('name'));
    const bytes = width ? await readPicture(services, c.req.param('key'), width) : null;
    // In few bytes: the site's own page takes longer than all the rest.
    if (!bytes) return c.text('There is no such picture.', 404);
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
  return routes;
}
