import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendForm } from '../../../lib/send-form.ts';
import { tabDraft } from '../../../lib/tab-draft.ts';
import { useAccessToken } from '../../../shell/use-access-token.ts';
import { toast } from '../../../ui/toast.ts';
import type { SubmitResult } from '../load.server.ts';
import { MISSING, PUBLISHED, SUBMIT_FAILED } from '../messages.ts';
import { refreshTestimonials } from '../query-options.ts';
import {
  checkTestimonial,
  DEFAULT_RATING,
  FIELD_NAMES,
  type FieldErrors,
  type FieldName,
  isMissing,
} from '../schema.ts';
import { type Outcome, outcomeOf } from '../submission.ts';

const draft = tabDraft('plinth:testimonial-draft');

/**
 * The form's behaviour in the browser. The fields keep their own texts, so that what was typed before React had loaded
 * stays; a plain submit before that is answered by the server, whose `result` comes back with the page.
 */
export function useSubmitForm(firstTicket: string, result: SubmitResult | undefined) {
  const queries = useQueryClient();
  const accessToken = useAccessToken();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const ticket = useRef(firstTicket);
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [served, setServed] = useState<Outcome | null>(result?.outcome ?? null);
  const [errors, setErrors] = useState<FieldErrors>(
    result?.outcome.kind === 'invalid' ? result.outcome.errors : {},
  );
  useEffect(() => {
    // Reached within the site, the form is there before its mark.
    if (firstTicket) ticket.current = firstTicket;
  }, [firstTicket]);
  const wasPublished = result?.outcome.kind === 'published';

  useEffect(() => {
    setReady(true);
    if (wasPublished) draft.drop();
    else restore(form.current, draft.read());
  }, [wasPublished]);
  // Where to go on: the first fault, the thanks, or the button to try again.
  useEffect(() => {
    if (sending || !outcome) return;
    const target = {
      invalid: '[aria-invalid="true"]',
      published: '[data-outcome]',
      failed: 'button[type="submit"]',
    }[outcome.kind];
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [sending, outcome]);

  function finish(became: Outcome) {
    setServed(null);
    setErrors(became.kind === 'invalid' ? became.errors : {});
    setOutcome(became);
    if (became.kind === 'published') {
      draft.drop();
      empty(form.current);
      toast(PUBLISHED);
      void refreshTestimonials(queries);
    } else if (became.kind === 'failed') toast({ ...SUBMIT_FAILED, variant: 'destructive' });
    else if (became.missing) toast({ ...MISSING, variant: 'destructive' });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || !form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const faults = checkTestimonial(fields).errors;
    if (faults) return finish({ kind: 'invalid', errors: faults, missing: isMissing(fields) });
    busy.current = true;
    setServed(null);
    setErrors({});
    setOutcome(null);
    setSending(true);
    const became = await send(fields);
    busy.current = false;
    setSending(false);
    finish(became);
  }

  async function send(fields: Record<string, string>): Promise<Outcome> {
    const token = await accessToken();
    if (token.ended) {
      return {
        kind: 'failed',
        detail: 'You have been signed out. Your text is kept here: please sign in again.',
      };
    }
    const sent = await sendForm('testimonials', fields, ticket.current, token.value);
    ticket.current = sent.ticket;
    return outcomeOf(sent.status, sent.answer, navigator.onLine);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    draft.keep(Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name] ?? ''])));
    const name = (event.target as HTMLInputElement).name as FieldName;
    // A fault goes as soon as it is mended, and none appears while somebody is still typing.
    if (errors[name] && !checkTestimonial(fields).errors?.[name]) setErrors({ ...errors, [name]: undefined });
  }

  return {
    sending,
    outcome,
    /** The server's answer to a plain submit, until the browser sends itself. */
    served,
    errors,
    formProps: { ref: form, noValidate: ready, onInput, onSubmit: submit },
  };
}

/** Brings a draft back, without overwriting what has been typed meanwhile. */
function restore(form: HTMLFormElement | null, texts: Record<string, string>): void {
  for (const name of ['name', 'review', 'email']) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null;
    if (field && texts[name] && !field.value) field.value = texts[name];
  }
  if (texts.rating) choose(form, texts.rating);
}

/** Not `reset`, which would bring back the texts that came with the page. */
function empty(form: HTMLFormElement | null): void {
  for (const name of ['name', 'review', 'email']) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null;
    if (field) field.value = '';
  }
  choose(form, String(DEFAULT_RATING));
}

function choose(form: HTMLFormElement | null, rating: string): void {
  const choice = form?.elements.namedItem('rating') as RadioNodeList | null;
  if (choice) choice.value = rating;
}
