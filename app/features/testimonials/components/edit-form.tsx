import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { EditResult } from '../edit.server.ts';
import { checkTestimonial, type FieldErrors } from '../schema.ts';
import type { Testimonial } from '../testimonial.ts';
import { DeleteSection } from './delete-section.tsx';
import { EditOutcome } from './edit-outcome.tsx';
import { SaveButton } from './save-button.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';

type Props = { testimonial: Testimonial; result: EditResult | undefined };

/** Changes a testimonial by the key in the address. The server does it, so it works without scripts. */
export function EditForm({ testimonial, result }: Props) {
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const intent = navigation.state === 'idle' ? undefined : navigation.formData?.get('intent');
  const [ready, setReady] = useState(false);
  const [faults, setFaults] = useState<FieldErrors>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  function check(event: FormEvent<HTMLFormElement>) {
    const { errors } = checkTestimonial(Object.fromEntries(new FormData(event.currentTarget)));
    setFaults(errors);
    if (errors) event.preventDefault();
  }

  const values =
    result && 'values' in result && Object.keys(result.values).length ? result.values : testimonial;
  const errors = faults ?? (result?.kind === 'invalid' ? result.errors : {});
  const to = pathname + search;
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={to}
        replace
        preventScrollReset
        noValidate={ready}
        onSubmit={check}
        aria-label="Edit Testimonial"
      >
        <input type="hidden" name="intent" value="save" />
        <fieldset disabled={intent !== undefined} className="flex min-w-0 flex-col gap-5">
          <legend className="sr-only">Your testimonial</legend>
          <TestimonialFields values={values} errors={errors} />
        </fieldset>
        <SaveButton busy={intent === 'save'} />
        {!intent && !faults && result && <EditOutcome result={result} />}
      </Form>
      <Form method="post" action={to} replace>
        <input type="hidden" name="intent" value="delete" />
        <DeleteSection busy={intent === 'delete'} />
      </Form>
    </>
  );
}
