import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NoAnswerError } from '../../../lib/failure-words.ts';
import { useSession } from '../../../shell/session.tsx';
import { dismissToast, toast } from '../../../ui/toast.ts';
import { checkOut, unansweredPayment } from '../check-out.ts';
import type { PurchaseResult } from '../purchase.server.ts';
import { endRedirectToast } from '../redirect-toast.ts';
import { type BuyerErrors, type CheckoutAnswer, checkBuyer } from '../schema.ts';

/** What is said above the form of a payment that came to nothing. */
type Failure = { title: string; message: string };

export const failed = (
  message = 'There was an error processing your payment. Please try again.',
): Failure => ({ title: 'Payment Failed', message });

type Handoff = Extract<CheckoutAnswer, { state: 'handoff' }>['handoff'];

/** The form's behaviour in the browser. A plain submit before React has loaded is answered by the server: `result`. */
export function usePurchase(slug: string, idempotencyKey: string, result: PurchaseResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const lastRefusal = useRef(0);
  const navigate = useNavigate();
  const { email, status, user } = useSession();
  const [ready, setReady] = useState(false);
  const [processing, setProcessing] = useState(false);
  const refused = result?.kind === 'refused' ? result : null;
  const [errors, setErrors] = useState<BuyerErrors>(refused?.errors ?? {});
  const [failure, setFailure] = useState<Failure | null>(refused ? failed(refused.message) : null);
  const [handoff, setHandoff] = useState<Handoff | null>(result?.kind === 'handoff' ? result.handoff : null);

  useEffect(() => {
    setReady(true);
    // The back button may bring this page back as it was left.
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setProcessing(false);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  // A member who is signed in need not type the address; an own one is never overwritten.
  useEffect(() => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | null;
    if (field && email && !field.value) field.value = email;
  }, [email]);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const checked = checkBuyer(Object.fromEntries(new FormData(event.currentTarget)));
    // What an earlier try came to would stand beside the outcome of this one.
    dismissToast(lastRefusal.current);
    setFailure(null);
    setErrors(checked.errors ?? {});
    if (!checked.buyer) return;
    busy.current = true;
    setProcessing(true);
    try {
      const signedIn = status === 'signed-in' || (status === 'loading' && (email ?? user) !== null);
      const paid = await checkOut({ slug, idempotency_key: idempotencyKey, ...checked.buyer }, signedIn);
      if (!paid.ok) refuse(failed(paid.refusal.message), paid.refusal.errors);
      else if (paid.answer.state === 'handoff') setHandoff(paid.answer.handoff);
      else {
        toast({
          title: 'Payment Successful!',
          description: 'Your purchase has been completed. Download link will be sent to your email.',
        });
        await navigate(paid.answer.location);
      }
    } catch (error) {
      console.info('The payment could not be made.', error);
      refuse(error instanceof NoAnswerError ? unansweredPayment(error) : failed());
    } finally {
      busy.current = false;
      setProcessing(false);
    }
  }

  function refuse(fault: Failure, faults: BuyerErrors = {}) {
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    setFailure(fault);
    lastRefusal.current = toast({
      title: fault.title,
      description: fault.message,
      variant: 'destructive',
    });
  }

  return {
    processing,
    errors,
    failure: Object.keys(errors).length > 0 ? null : failure,
    handoff,
    values: refused?.values,
    formProps: { ref: form, noValidate: ready, onSubmit: submit, onFocus: endRedirectToast },
  };
}
