import { type Context, Hono } from 'hono';
import { appendToZip } from '../../products/append-to-zip.ts';
import { LICENCE_FILE, licenceText } from '../../products/licence.ts';
import { type Desk, visitorOf } from './desk.ts';
import { shopError } from './errors.ts';
import { limitShop } from './limits.ts';
import type { StoredOrder } from './store.ts';

/**
 * `GET /functions/v1/downloads/{token}`: a bought product as a zip with the buyer's licence in it, as long as the link
 * and the grant behind it hold. A person whose link does not work any more is led to where a new one can be had.
 */
export function downloadRoutes(desk: Desk): Hono {
  const routes = new Hono();
  routes.get('/:token', async (context) => {
    context.header('Cache-Control', 'private, no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
    const claims = await desk.tokens.readDownload(context.req.param('token'));
    const product = claims && (await desk.products()).get(claims.product);
    if (!claims || !product) return refuse(context);
    await limitShop(desk, 'download', { address: visitorOf(desk, context), name: claims.orderId });
    const order = await desk.store.use(claims.grantId, claims.version);
    if (!order || order.id !== claims.orderId || order.product_slug !== claims.product)
      return refuse(context);
    if (claims.version === product.version) await desk.archive.store(product);
    return send(desk, context, order, claims.version);
  });
  return routes;
}

async function send(desk: Desk, context: Context, order: StoredOrder, version: string): Promise<Response> {
  const { product_slug: slug } = order;
  const size = await desk.archive.size(slug, version);
  if (size === null) return refuse(context);
  const read = (start: number, end: number) => desk.archive.read(slug, version, start, end);
  const zip = await appendToZip(
    { size, read: async (start, end) => Buffer.from(await (await read(start, end)).arrayBuffer()) },
    `${slug}/${LICENCE_FILE}`,
    licenceText({ ...order, version, paid_at: order.paid_at ?? order.created_at }, desk.config.siteUrl),
  );
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Length': String(zip.size),
    'Content-Disposition': `attachment; filename="${slug}-${version}.zip"`,
    'X-Content-Type-Options': 'nosniff',
  };
  // A HEAD arrives here as well: a file that nobody reads is not opened for it.
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  const stored = await read(0, zip.head);
  return context.body(followedBy(stored.body, zip.tail), 200, headers);
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
function refuse(context: Context): Response {
  if ((context.req.header('accept') ?? '').includes('text/html')) {
    return context.redirect('/premium/purchases?link=expired', 303);
  }
  throw shopError('linkExpired');
}
