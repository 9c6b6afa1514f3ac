import { Plus } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { longDate } from '../../../lib/dates.ts';
import { formatRupees } from '../../../lib/rupees.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderView } from '../schema.ts';

/** Gives the money back: opened first, then pressed, since it cannot be undone. */
export function RefundForm({ order }: { order: OrderView }) {
  const { formData } = useNavigation();
  if (!order.refundable_until) return null;
  return (
    <details className="premium-faq border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold hover:underline hover:underline-offset-4">
        Ask for a refund
        <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </summary>
      <Form method="post" preventScrollReset className="pb-6">
        <input type="hidden" name="intent" value="refund" />
        <p className="max-w-line text-[0.9375rem] text-ink-soft">
          You get {formatRupees(order.refundable)} back until {longDate(order.refundable_until)}. Your licence
          ends, and the download links stop working at once.
        </p>
        <Button type="submit" variant="danger" busy={formData?.get('intent') === 'refund'} className="mt-4">
          Refund {formatRupees(order.refundable)}
        </Button>
      </Form>
    </details>
  );
}
