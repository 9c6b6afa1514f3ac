import { Send } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormTrap } from '../../../ui/form-trap.tsx';
import { Input } from '../../../ui/input.tsx';
import type { SubmitResult } from '../load.server.ts';
import { EMAIL_MAX } from '../schema.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';
import { useSubmitForm } from './use-submit-form.ts';

type Props = {
  ticket: string;
  /** What the server said of a form sent without scripts. */
  result: SubmitResult | undefined;
};

/** Name, stars, review, and where to send the link to change it. Without scripts it is an ordinary form. */
export function SubmitForm({ ticket, result }: Props) {
  const { formProps, errors, outcome, served, sending } = useSubmitForm(ticket, result);
  const values = result?.values ?? {};
  return (
    <form {...formProps} action="/testimonials?tab=submit" aria-label="Submit Testimonial">
      {served && <OutcomeNotice outcome={served} className="mb-6" />}
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">Your testimonial</legend>
        <input type="hidden" name="ticket" value={ticket} />
        <TestimonialFields values={values} errors={errors} />
        <div className="when-signed-out">
          <Field
            label="Your e-mail address"
            max={EMAIL_MAX}
            optional
            error={errors.email}
            hint="For one mail with a link to change or delete your testimonial. Never shown, and forgotten when that mail has been sent."
          >
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                defaultValue={values.email}
                autoComplete="email"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
        <p className="when-signed-in text-label text-ink-soft">
          You are signed in: this testimonial will belong to your account, and you can change or delete it
          whenever you like.
        </p>
        <FormTrap />
      </fieldset>
      <Button type="submit" size="lg" busy={sending} className="mt-7 max-sm:w-full">
        {!sending && <Send aria-hidden="true" className="size-4.5" />}
        {sending ? 'Submitting...' : 'Submit Testimonial'}
      </Button>
      {outcome && outcome.kind !== 'invalid' && <OutcomeNotice outcome={outcome} className="mt-6" />}
    </form>
  );
}
