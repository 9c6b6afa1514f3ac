import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { OrderResult } from './order.server.ts';

/**
 * A form of an order's page, sent by the router. When there is no answer the page stays as it is, with what was typed
 * and with words at the form; the router would put an error in its place.
 */
export async function changeOrderInBrowser({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` rejects with; an answer of the server is none.
    if (!(error instanceof TypeError)) throw error;
    console.info('The form got no answer.', error);
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const intent = (values.intent ?? 'link') as OrderResult['intent'];
    return { intent, ok: false, message: wordsOf(intent), values, unanswered: true } satisfies OrderResult;
  }
}

/** Without an answer nothing has changed that could be read. */
export function revalidateOrder({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as OrderResult | undefined)?.unanswered ? false : defaultShouldRevalidate;
}

function wordsOf(intent: OrderResult['intent']): string {
  const again = {
    refund: 'ask for the refund again: the money is returned once',
    review: 'publish it again: your text is kept here',
    link: 'ask for the link again',
  }[intent];
  return navigator.onLine
    ? `There was no answer. Please ${again}.`
    : `You are offline. When you are connected, please ${again}.`;
}
