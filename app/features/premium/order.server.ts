import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { requestValues } from '../../../domain/site/request-context.ts';
import { readForm } from '../../lib/read-form.ts';
import { findProduct } from './catalogue.server.ts';
import type { OrderView, ShopRefusal } from './schema.ts';

export type OrderData = {
  /** Null when the address names no order, or its token has expired. */
  order: OrderView | null;
  /** The token in the address, for the forms of the page. */
  token: string;
  product: { slug: string; title: string } | null;
};

/** How a form of the page went. */
export type OrderResult = {
  intent: 'refund' | 'review' | 'link';
  ok: boolean;
  message: string;
  /** What was typed, to be shown again after a fault. */
  values: Record<string, string>;
  /** The browser has sent it and got no answer. */
  unanswered?: boolean;
};

/** The order whose token the address carries. Status 404 for an unknown product. */
export async function loadOrder({ params, context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get('order') ?? '';
  const product = findProduct(params.slug ?? '');
  const answer = token ? await call(context, 'view', { order: token }) : null;
  const order = answer?.ok ? (answer.body as { order: OrderView }).order : null;
  const isHere = order === null || order.product.slug === params.slug;
  return data<OrderData>(
    {
      order: isHere ? order : null,
      token,
      product: product ? { slug: product.slug, title: product.title } : null,
    },
    {
      status: product ? 200 : 404,
      // No other site gets to know the address. With `no-referrer` plain forms would lose their origin as well.
      headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' },
    },
  );
}

/** Refund, review, or the link once more, as the form says. */
export async function changeOrder({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const token = url.searchParams.get('order') ?? '';
  if (values.intent === 'refund') {
    return report(
      'refund',
      await call(context, 'refund', { order: token }),
      values,
      'Your money is on its way back.',
    );
  }
  if (values.intent === 'review') {
    const { name, feedback } = values;
    return report(
      'review',
      await call(context, 'review', { order: token, name, feedback }),
      values,
      'Thank you. Your review stands on the page of the product.',
    );
  }
  return sendLink({ context, values });
}

/** Has the links of an address mailed again. The answer is the same whether it has bought something or not. */
export async function sendLinkAgain({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return sendLink({ context, values: { email: String(form.get('email') ?? '') } });
}

async function sendLink({ context, values }: { context: Context; values: Record<string, string> }) {
  const answer = await call(context, 'link', { email: values.email });
  const sent = 'If this address has bought something here, a mail with its download links is on its way.';
  return report('link', answer, values, sent);
}

type Context = Readonly<RouterContextProvider>;

async function call(context: Context, name: string, body: unknown) {
  const { functionFetch, backend } = context.get(requestValues);
  const response = await functionFetch(`orders/${name}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify(body),
  });
  return { ok: response.ok, status: response.status, body: (await response.json()) as unknown };
}

function report(
  intent: OrderResult['intent'],
  { ok, status, body }: Awaited<ReturnType<typeof call>>,
  values: Record<string, string>,
  done: string,
) {
  const { message, errors } = body as ShopRefusal;
  const fault =
    intent === 'review' && status === 400
      ? 'Please write 10 to 1,000 characters.'
      : (errors?.email ?? message);
  return data<OrderResult>({ intent, ok, message: ok ? done : fault, values: ok ? {} : values }, status);
}
