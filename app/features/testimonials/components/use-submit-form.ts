import { useQueryClient } from '@tanstack/react-query';
import { type FormOutcome, outcomeOf, SIGNED_OUT } from '../../../lib/form-answer.ts';
import { sendForm } from '../../../lib/send-form.ts';
import { useAccessToken } from '../../../shell/use-access-token.ts';
import { usePublicForm } from '../../../shell/use-public-form.ts';
import { toast } from '../../../ui/toast.ts';
import type { SubmitResult } from '../load.server.ts';
import { MISSING, PUBLISHED, SUBMIT_FAILED } from '../messages.ts';
import { refreshTestimonials } from '../query-options.ts';
import { checkTestimonial, DEFAULT_RATING, FIELD_NAMES } from '../schema.ts';

const DEFAULTS = { rating: String(DEFAULT_RATING) };

/** The form's behaviour in the browser: it sends for the account that is signed in, and the list is read again. */
export function useSubmitForm(ticket: string, result: SubmitResult | undefined) {
  const queries = useQueryClient();
  const accessToken = useAccessToken();

  async function send(fields: Record<string, string>, current: string) {
    const token = await accessToken();
    if (token.ended) return { outcome: SIGNED_OUT, ticket: current };
    const sent = await sendForm('testimonials', fields, current, token.value);
    return { outcome: outcomeOf(sent.status, sent.answer, navigator.onLine), ticket: sent.ticket };
  }

  function onOutcome(outcome: FormOutcome) {
    if (outcome.kind === 'sent') {
      toast(PUBLISHED);
      void refreshTestimonials(queries);
    } else if (outcome.kind === 'failed') {
      const description = outcome.detail ?? SUBMIT_FAILED.description;
      toast({ ...SUBMIT_FAILED, description, variant: 'destructive' });
    } else if (outcome.missing) toast({ ...MISSING, variant: 'destructive' });
  }

  return usePublicForm<FormOutcome>({
    draft: 'plinth:testimonial-draft',
    names: FIELD_NAMES,
    check,
    send,
    onOutcome,
    ticket,
    served: result?.outcome,
    defaults: DEFAULTS,
  });
}

function check(fields: Record<string, string>) {
  const { errors, missing } = checkTestimonial(fields);
  return errors ? { errors, missing } : null;
}
