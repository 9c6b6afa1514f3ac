import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getSupabase } from '../../../lib/supabase.ts';
import type { EditResult } from '../edit.server.ts';
import { changeOwn, deleteOwn } from '../mutations.ts';
import { outdateTestimonials } from '../query-options.ts';
import { checkTestimonial } from '../schema.ts';
import type { Testimonial } from '../testimonial.ts';
import { DeleteSection } from './delete-section.tsx';
import { EditOutcome } from './edit-outcome.tsx';
import { SaveButton } from './save-button.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';

const GONE = 'It is no longer there, or your session has ended. Please reload the page.';
const FAILED = 'This could not be stored. Please try again.';

/** Changes a testimonial of the signed-in member. Row-level security knows whose it is. */
export function OwnEditForm({ testimonial }: { testimonial: Testimonial }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'save' | 'delete'>();
  const [result, setResult] = useState<EditResult>();
  useEffect(() => {
    if (result?.kind === 'invalid')
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);

  async function work(name: 'save' | 'delete', change: () => Promise<boolean>, done: () => void) {
    if (busy) return;
    setBusy(name);
    setResult(undefined);
    try {
      const worked = await change();
      if (!worked) return setResult({ kind: 'failed', detail: GONE, values: {} });
      // Not read now: a deleted one would be nobody's before the page is left.
      await outdateTestimonials(queries);
      done();
    } catch (error) {
      console.info('A testimonial could not be changed.', error);
      setResult({ kind: 'failed', detail: FAILED, values: {} });
    } finally {
      setBusy(undefined);
    }
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { form: text, errors } = checkTestimonial(Object.fromEntries(new FormData(event.currentTarget)));
    if (!text) return setResult({ kind: 'invalid', errors, values: {} });
    void work(
      'save',
      async () => changeOwn(await getSupabase(), testimonial.id, text),
      () => setResult({ kind: 'saved' }),
    );
  }

  function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void work(
      'delete',
      async () => deleteOwn(await getSupabase(), testimonial.id),
      () => void navigate('/testimonials?deleted=1'),
    );
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={save} aria-label="Edit Testimonial">
        <fieldset disabled={busy !== undefined} className="flex min-w-0 flex-col gap-5">
          <legend className="sr-only">Your testimonial</legend>
          <TestimonialFields values={testimonial} errors={result?.kind === 'invalid' ? result.errors : {}} />
        </fieldset>
        <SaveButton busy={busy === 'save'} />
        {result && <EditOutcome result={result} />}
      </form>
      <form onSubmit={remove}>
        <DeleteSection busy={busy === 'delete'} />
      </form>
    </>
  );
}
