import { useEffect, useState } from 'react';
import { fetchTicket } from '../../../lib/send-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { SubmitResult, TestimonialsData } from '../load.server.ts';
import { SubmitForm } from './submit-form.tsx';

type Props = { form: TestimonialsData['form']; result: SubmitResult | undefined };

/** The tab 'Submit Testimonial': the form, and what happens with what is written. */
export function SubmitPanel({ form, result }: Props) {
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="stand rounded-t-md border border-line bg-surface p-5 sm:p-8">
        {form?.open === false ? (
          <Alert title="The form is not connected on this site.">
            A testimonial sent here would not arrive, so the form is left out.
          </Alert>
        ) : form ? (
          <SubmitForm ticket={result?.ticket ?? form.ticket} result={result} />
        ) : (
          <FormInBrowser result={result} />
        )}
      </div>
      <section aria-labelledby="then" className="border-l-2 border-ink pl-5">
        <h2 id="then" className="font-display text-title font-bold">
          Good to know
        </h2>
        <ul className="mt-4 space-y-4 text-ink-soft">
          <li>
            <strong className="block text-ink">It is public at once</strong>
            Your name, stars and words appear in the list as soon as you press the button. Leave out what not
            everybody should read.
          </li>
          <li>
            <strong className="block text-ink">It stays yours</strong>
            Change or delete it later: with your account, or by the link in the mail if you leave an address.
          </li>
          <li>
            <strong className="block text-ink">Every rating counts</strong>
            One star as much as five. Nothing is picked, and nothing is made up.
          </li>
        </ul>
      </section>
    </div>
  );
}

/** Reached within the site: the form's ticket is asked for while somebody writes. */
function FormInBrowser({ result }: { result: SubmitResult | undefined }) {
  const [ticket, setTicket] = useState<string>();
  useEffect(() => {
    void fetchTicket('testimonials').then(setTicket);
  }, []);
  return <SubmitForm ticket={ticket ?? ''} result={result} />;
}
