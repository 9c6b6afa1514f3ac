import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '../../../lib/rupees.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EMAIL_MAX } from '../../../ui/text-limit.ts';
import type { PurchaseData, PurchaseResult } from '../purchase.server.ts';
import { FAILING_EMAIL } from '../schema.ts';
import { failed, usePurchase } from './use-purchase.ts';

type Props = {
  product: NonNullable<PurchaseData['product']>;
  data: PurchaseData;
  /** What the server said of a form sent without scripts. */
  result: PurchaseResult | undefined;
};

/** Who buys, and the button that pays. Without scripts it is an ordinary form. */
export function PurchaseForm({ product, data, result }: Props) {
  const { idempotencyKey, simulated, ended } = data;
  const { formProps, processing, errors, failure, handoff, values } = usePurchase(
    product.slug,
    idempotencyKey,
    result,
  );
  const ending = ended === 'failed' ? failed() : null;
  const fault = failure ?? (processing || result ? null : ending);
  return (
    <section
      aria-labelledby="payment-details"
      className="stand rounded-sm border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="payment-details" className="font-display text-title font-bold">
        Payment Details
      </h2>
      {simulated && (
        <Alert className="mt-4" title="Payments are simulated on this site">
          No money is charged and no card is asked for. To see a payment fail, use the address{' '}
          <span className="font-semibold">
            {FAILING_EMAIL.replace(/@.*/, '@')}
            <wbr />
            {FAILING_EMAIL.replace(/.*@/, '')}
          </span>
          .
        </Alert>
      )}
      {fault && (
        <Alert variant="danger" className="mt-4" title={fault.title}>
          {fault.message}
        </Alert>
      )}
      {ended === 'cancelled' && !fault && !processing && (
        <Alert className="mt-4" title="Nothing was charged">
          You left the payment. The order waits here until you go on.
        </Alert>
      )}
      {handoff ? (
        <div className="mt-6">
          <HandoffForm handoff={handoff} />
        </div>
      ) : (
        <form
          {...formProps}
          method="post"
          action={`/premium/${product.slug}/purchase`}
          aria-labelledby="payment-details"
        >
          <fieldset disabled={processing} className="mt-6 flex min-w-0 flex-col gap-5">
            <legend className="sr-only">Who buys</legend>
            <input type="hidden" name="idempotency_key" value={idempotencyKey} />
            <Field
              label="Email Address"
              max={EMAIL_MAX}
              hint="Download link will be sent to this email"
              error={errors.email}
            >
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="email"
                  autoComplete="email"
                  spellCheck={false}
                  defaultValue={values?.email}
                  placeholder="you@example.com"
                  required
                />
              )}
            </Field>
            <Field label="Full Name" max={100} strict hint="Printed on your licence" error={errors.full_name}>
              {(control) => (
                <Input
                  {...control}
                  name="full_name"
                  autoComplete="name"
                  defaultValue={values?.full_name}
                  required
                />
              )}
            </Field>
          </fieldset>
          <div className="mt-6 flex gap-3 rounded-sm bg-sunken px-4 py-3.5 text-[0.9375rem]">
            <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            <p>
              <span className="font-semibold">Secure Payment</span>
              <br />
              {simulated
                ? 'This payment is simulated. With real payments a card payment provider secures it, and card details are not stored here.'
                : 'Your payment is secured by a card payment provider. Card details are not stored here.'}
            </p>
          </div>
          <Button type="submit" size="lg" busy={processing} className="mt-6 w-full">
            {processing ? 'Processing...' : `Pay ${formatRupees(product.price)}`}
          </Button>
          <p className="mt-4 text-label text-ink-soft">
            By completing this purchase, you agree to our{' '}
            <Link to="/terms" className="text-link">
              terms of service
            </Link>
            .
          </p>
        </form>
      )}
    </section>
  );
}

type HandoffProps = { handoff: { action: string; fields: Record<string, string> } };

/** Leads to the page of the payment provider: by itself where scripts run, else by its button. */
function HandoffForm({ handoff: { action, fields } }: HandoffProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-4 text-ink-soft">
        Your order is placed. The payment itself is made on the provider’s own page.
      </p>
      <Button type="submit" size="lg">
        Continue to payment
      </Button>
    </form>
  );
}
