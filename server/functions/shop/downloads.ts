import type { Context, Hono } from 'hono';
import { appendToZip } from '../../products/append-to-zip.ts';
import { LICENCE_FILE, licenceText } from '../../products/licence.ts';
import { functionError } from '../kit/errors.ts';
import { functionRoutes } from '../kit/routes.ts';
import type { ShopContext } from './context.ts';
import { limitShop } from './limits.ts';
import type { StoredOrder } from './store.ts';

/**
 * `GET /functions/v1/downloads/{token}`: a bought product as a zip with the buyer's licence in it, as long as the link
 * and the grant behind it hold. A person whose link does not work any more is led to where a new one can be had.
 */
export function downloadRoutes(context: ShopContext): Hono {
  const prepare = (routes: Hono) => {
    routes.get('/:token', async (c) => {
      c.header('Cache-Control', 'private, no-store');
      c.header('Referrer-Policy', 'no-referrer');
      c.header('X-Robots-Tag', 'noindex');
      const claims = await context.tokens.readDownload(c.req.param('token'));
      const product = claims && (await context.products()).get(claims.product);
      if (!claims || !product) return refuse(c);
      await limitShop(context, c, 'download', claims.orderId);
      const order = await context.store.use(claims.grantId, claims.version);
      if (!order || order.id !== claims.orderId || order.product_slug !== claims.product) return refuse(c);
      if (claims.version === product.version) await context.archive.store(product);
      return send(context, c, order, claims.version);
    });
  };
  return functionRoutes(context, prepare, { keyed: false });
}

async function send(
  context: ShopContext,
  c: Context,
  order: StoredOrder,
  version: string,
): Promise<Response> {
  const { product_slug: slug } = order;
  const size = await context.archive.size(slug, version);
  if (size === null) return refuse(c);
  const read = (start: number, end: number) => context.archive.read(slug, version, start, end);
  const zip = await appendToZip(
    { size, read: async (start, end) => Buffer.from(await (await read(start, end)).arrayBuffer()) },
    `${slug}/${LICENCE_FILE}`,
    licenceText({ ...order, version, paid_at: order.paid_at ?? order.created_at }, context.config.siteUrl),
  );
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(zip.size),
    'Content-Disposition': `attachment; filename="${slug}-${version}.zip"`,
    'X-Content-Type-Options': 'nosniff',
  };
  // Also handles HEAD, for which the file is not opened.
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const stored = await read(0, zip.head);
  return c.body(followedBy(stored.body, zip.tail), 200, headers);
}

/** A stream and the bytes after it, read only as fast as it is read itself. */
function followedBy(stream: ReadableStream<Uint8Array> | null, tail: Uint8Array): ReadableStream<Uint8Array> {
  const reader = stream?.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await reader?.read();
        if (part && !part.done) return controller.enqueue(part.value);
        controller.enqueue(tail);
        controller.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Programs get an error, people the page where they can ask for a new link. The same for every kind of wrong link. */
function refuse(c: Context): Response {
  if ((c.req.header('accept') ?? '').includes('text/html')) {
    return c.redirect('/premium/purchases?link=expired', 303);
  }
  throw functionError('linkExpired');
}
