import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shell/session.tsx';
import { type Draft, dropDraft, keepDraft, readDraft } from '../draft.ts';
import type { ContactResult } from '../load.server.ts';
import type { Outcome } from '../message-outcome.ts';
import { checkMessage, FIELD_NAMES, type FieldErrors, type FieldName } from '../schema.ts';
import { type Fields, sendMessage } from '../send-message.ts';

/**
 * The form's behaviour in the browser. The fields keep their own texts, so that what was typed before React had loaded
 * stays; a plain submit before that is answered by the server, whose `result` comes back with the page.
 */
export function useContactForm(firstTicket: string, result: ContactResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const ticket = useRef(firstTicket);
  const { email } = useSession();
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [served, setServed] = useState<Outcome | null>(result?.outcome ?? null);
  const [errors, setErrors] = useState<FieldErrors>(
    result?.outcome.kind === 'invalid' ? result.outcome.errors : {},
  );
  const wasSent = result?.outcome.kind === 'sent';

  useEffect(() => {
    setReady(true);
    if (wasSent) dropDraft();
    else fillEmpty(form.current, readDraft());
  }, [wasSent]);
  // A member who is signed in need not type the address; an own one is never overwritten.
  useEffect(() => {
    if (email) fillEmpty(form.current, { user_email: email });
  }, [email]);
  // Where to go on: the first fault, the thanks, or the button to try again.
  useEffect(() => {
    if (sending || !outcome) return;
    const target = {
      invalid: '[aria-invalid="true"]',
      sent: '[data-outcome]',
      failed: 'button[type="submit"]',
    }[outcome.kind];
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [sending, outcome]);

  function refuse(faults: FieldErrors) {
    setErrors(faults);
    setServed(null);
    setOutcome({ kind: 'invalid', errors: faults });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || !form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Fields;
    const faults = checkMessage(fields).errors;
    if (faults) return refuse(faults);
    busy.current = true;
    setErrors({});
    setServed(null);
    setOutcome(null);
    setSending(true);
    const { ticket: next, ...became } = await sendMessage(fields, ticket.current);
    ticket.current = next;
    busy.current = false;
    setSending(false);
    if (became.kind === 'invalid') return refuse(became.errors);
    if (became.kind === 'sent') {
      dropDraft();
      empty(form.current);
      if (email) fillEmpty(form.current, { user_email: email });
    }
    setOutcome(became);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Fields;
    keepDraft(Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name]])));
    const name = (event.target as HTMLInputElement).name as FieldName;
    // A fault goes as soon as it is mended, and none appears while somebody is still typing.
    if (errors[name] && !checkMessage(fields).errors?.[name]) setErrors({ ...errors, [name]: undefined });
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

function fieldOf(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}

function fillEmpty(form: HTMLFormElement | null, texts: Draft): void {
  for (const name of FIELD_NAMES) {
    const field = form && fieldOf(form, name);
    if (field && texts[name] && !field.value) field.value = texts[name];
  }
}

/** Not `reset`, which would bring back the texts that came with the page. */
function empty(form: HTMLFormElement | null): void {
  for (const name of FIELD_NAMES) {
    const field = form && fieldOf(form, name);
    if (field) field.value = '';
  }
}
