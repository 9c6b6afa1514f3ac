import { Send } from 'lucide-react';
import { sendForm } from '../../../lib/send-form.ts';
import { usePublicForm } from '../../../shell/use-public-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormTrap } from '../../../ui/form-trap.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '../limits.ts';
import type { ContactResult } from '../load.server.ts';
import { messageOutcome, type Outcome } from '../message-outcome.ts';
import { checkMessage, FIELD_NAMES } from '../schema.ts';
import { OutcomeNotice } from './outcome-notice.tsx';

type Props = {
  ticket: string;
  /** What the server said of a form sent without scripts. */
  result: ContactResult | undefined;
  /** The operator's address, for whom the form fails. */
  address: string;
};

/** Four fields and a button. Without scripts it is an ordinary form. */
export function ContactForm({ ticket, result, address }: Props) {
  const { formProps, errors, outcome, served, sending } = usePublicForm<Outcome>({
    draft: 'plinth:contact-draft',
    names: FIELD_NAMES,
    check,
    send,
    ticket,
    served: result?.outcome,
    emailField: 'user_email',
  });
  const values = result?.values ?? {};
  // The server's own answer stands above, where a new page begins; the browser's appears where one is looking.
  const above = outcome?.kind === 'sent' ? outcome : served;
  return (
    <form {...formProps} action="/contact" aria-label="Contact">
      {above && <OutcomeNotice outcome={above} address={address} className="mb-6" />}
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">Your message</legend>
        <input type="hidden" name="ticket" value={ticket} />
        <div className="grid gap-5 xl:grid-cols-2">
          <Field label="Your name" max={NAME_MAX} error={errors.user_name}>
            {(control) => (
              <Input
                {...control}
                name="user_name"
                defaultValue={values.user_name}
                autoComplete="name"
                required
              />
            )}
          </Field>
          <Field label="Your e-mail address" max={EMAIL_MAX} error={errors.user_email}>
            {(control) => (
              <Input
                {...control}
                name="user_email"
                type="email"
                defaultValue={values.user_email}
                autoComplete="email"
                spellCheck={false}
                placeholder="you@example.com"
                required
              />
            )}
          </Field>
        </div>
        <Field label="Subject" max={SUBJECT_MAX} error={errors.subject}>
          {(control) => (
            <Input {...control} name="subject" defaultValue={values.subject} autoComplete="off" required />
          )}
        </Field>
        <Field
          label="Message"
          max={MESSAGE_MAX}
          error={errors.message}
          hint="Which page or template is it about, and what did you expect to happen?"
        >
          {(control) => (
            <Textarea {...control} name="message" defaultValue={values.message} rows={7} required />
          )}
        </Field>
        <FormTrap />
      </fieldset>
      <Button type="submit" size="lg" busy={sending} className="mt-7 max-sm:w-full">
        {!sending && <Send aria-hidden="true" className="size-4.5" />}
        {sending ? 'Sending...' : 'Send message'}
      </Button>
      {outcome?.kind === 'failed' && <OutcomeNotice outcome={outcome} address={address} className="mt-6" />}
    </form>
  );
}

function check(fields: Record<string, string>) {
  const { errors } = checkMessage(fields);
  return errors ? { errors, missing: false } : null;
}

async function send(fields: Record<string, string>, current: string) {
  const { status, answer, ticket } = await sendForm('contact', fields, current);
  return { outcome: messageOutcome(status, answer, navigator.onLine), ticket };
}
