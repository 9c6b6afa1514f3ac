import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { callFunction } from '../../lib/call-function.server.ts';
import { readCookie } from '../../lib/cookies.ts';
import { readForm } from '../../lib/read-form.ts';
import { findProduct } from './catalogue.server.ts';
import type { ProductDetail } from './product.ts';
import type { Buyer, BuyerErrors, CheckoutAnswer, ShopRefusal } from './schema.ts';

const COOKIE = 'plinth-checkout';

export type PurchaseData = {
  product: Pick<
    ProductDetail,
    | 'slug'
    | 'title'
    | 'category'
    | 'price'
    | 'originalPrice'
    | 'sourceFiles'
    | 'documentation'
    | 'photo'
    | 'version'
  > | null;
  simulated: boolean;
  /** False where the site stores no orders. */
  open: boolean;
  /** The browser's idempotency key: what it sends twice is bought once. */
  idempotencyKey: string;
  /** What the payment provider's page ended with. */
  ended: 'failed' | 'cancelled' | null;
};

/** What a form that was sent without scripts shows again. */
export type PurchaseResult =
  | { kind: 'refused'; message: string; errors: BuyerErrors; values: Buyer }
  | { kind: 'handoff'; handoff: { action: string; fields: Record<string, string> } };

/** The product to pay for, and the browser's idempotency key. Status 404 for an unknown slug. */
export function loadPurchase({ params, context, request, url }: LoaderFunctionArgs) {
  const { shop, siteUrl } = context.get(requestValues);
  const product = findProduct(params.slug ?? '');
  const kept = readCookie(request.headers.get('cookie'), COOKIE);
  const idempotencyKey = kept && /^[\w-]{16,64}$/.test(kept) ? kept : randomUUID();
  const payment = url.searchParams.get('payment');
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return data<PurchaseData>(
    {
      product: product && {
        slug: product.slug,
        title: product.title,
        category: product.category,
        price: product.price,
        originalPrice: product.originalPrice,
        sourceFiles: product.sourceFiles,
        documentation: product.documentation,
        photo: product.photo,
        version: product.version,
      },
      simulated: shop.simulated,
      open: shop.open,
      idempotencyKey,
      ended: payment === 'failed' || payment === 'cancelled' ? payment : null,
    },
    {
      status: product ? 200 : 404,
      headers: {
        'Cache-Control': 'private, no-store',
        'Set-Cookie': `${COOKIE}=${idempotencyKey}; Path=/premium; Max-Age=86400; HttpOnly; SameSite=Lax${secure}`,
      },
    },
  );
}

/** Takes a form that was sent without scripts. A paid order leads on; anything else is said on the page. */
export async function purchase({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const values: Buyer = { email: text('email'), full_name: text('full_name') };
  const { status, answer } = await callFunction<CheckoutAnswer | ShopRefusal>(context, 'checkout', {
    method: 'POST',
    body: { slug: params.slug, idempotency_key: text('idempotency_key'), ...values },
  });
  if (!answer) throw new Error(`The checkout gave no answer: ${status}`);
  if ('state' in answer) {
    if (answer.state === 'paid') throw redirect(answer.location, 303);
    return data<PurchaseResult>({ kind: 'handoff', handoff: answer.handoff });
  }
  const { message, errors = {} } = answer;
  return data<PurchaseResult>({ kind: 'refused', message, errors, values }, status);
}
