import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormOutcome, outcomeOf } from '../lib/form-answer.ts';
import { tabDraft } from '../lib/tab-draft.ts';
import { useSession } from './session.tsx';

type Errors = Partial<Record<string, string>>;
type Texts = Partial<Record<string, string>>;
type Invalid = Extract<FormOutcome, { kind: 'invalid' }>;

type Options<Outcome extends FormOutcome> = {
  /** Key of the draft in this tab. */
  draft: string;
  /** The fields that people see, by their names. */
  names: readonly string[];
  /** What is wrong with the fields; null when nothing is. */
  check(fields: Record<string, string>): Omit<Invalid, 'kind'> | null;
  /** Sends the fields with the form's ticket. Returns the ticket to send with next time. */
  send(fields: Record<string, string>, ticket: string): Promise<{ outcome: Outcome; ticket: string }>;
  /** Told of each end of sending, and of what is refused before. */
  onOutcome?(outcome: Outcome | Invalid): void | Promise<void>;
  /** The form's ticket; empty as long as there is none. */
  ticket: string;
  /** What the server said of a form sent without scripts. */
  served: Outcome | undefined;
  /** The field that gets the address of a member who is signed in. */
  emailField?: string;
  /** Texts that stay for the next one, such as the name. */
  keep?: readonly string[];
  /** What a choice is set to when the form is emptied. */
  defaults?: Texts;
};

/**
 * A public form in the browser. The fields keep their own texts, so that what was typed before React had loaded stays; a
 * plain submit before that is answered by the server, whose result comes back with the page.
 */
export function usePublicForm<Outcome extends FormOutcome>(options: Options<Outcome>) {
  const { names, check, send, onOutcome, emailField, keep = [], defaults = {} } = options;
  const draft = tabDraft(options.draft);
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const ticket = useRef(options.ticket);
  const { email } = useSession();
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | Invalid | null>(null);
  const [served, setServed] = useState(options.served ?? null);
  const [errors, setErrors] = useState<Errors>(served?.kind === 'invalid' ? served.errors : {});
  const wasSent = options.served?.kind === 'sent';

  // Reached within the site the form is there before its ticket, and a page that is read again brings a fresh one.
  useEffect(() => {
    if (options.ticket) ticket.current = options.ticket;
  }, [options.ticket]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is its key
  useEffect(() => {
    setReady(true);
    if (wasSent) draft.drop();
    else fillEmpty(form.current, draft.read());
  }, [wasSent, options.draft]);
  // A member who is signed in need not type the address; an own one is never overwritten.
  useEffect(() => {
    if (email && emailField) fillEmpty(form.current, { [emailField]: email });
  }, [email, emailField]);
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

  async function finish(became: Outcome | Invalid) {
    setErrors(became.kind === 'invalid' ? became.errors : {});
    setServed(null);
    setOutcome(became);
    if (became.kind === 'sent') {
      draft.drop();
      empty(
        form.current,
        names.filter((name) => !keep.includes(name)),
        defaults,
      );
      if (email && emailField) fillEmpty(form.current, { [emailField]: email });
    }
    await onOutcome?.(became);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || !form.current) return;
    const fields = fieldsOf(form.current);
    const faults = check(fields);
    if (faults) return finish({ kind: 'invalid', ...faults });
    busy.current = true;
    setErrors({});
    setServed(null);
    setOutcome(null);
    setSending(true);
    // Rejects where the account's client could not be fetched: nothing was sent.
    const became = await send(fields, ticket.current).catch(() => ({
      outcome: outcomeOf(0, null, navigator.onLine) as Outcome,
      ticket: ticket.current,
    }));
    ticket.current = became.ticket;
    busy.current = false;
    setSending(false);
    await finish(became.outcome);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const fields = fieldsOf(event.currentTarget);
    draft.keep(Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])));
    const { name } = event.target as HTMLInputElement;
    // A fault goes as soon as it is mended, and none appears while somebody is still typing.
    if (errors[name] && !check(fields)?.errors[name]) setErrors({ ...errors, [name]: undefined });
  }

  return {
    sending,
    outcome,
    /** The server's answer to a plain submit, until the browser sends itself. */
    served,
    errors,
    formProps: { ref: form, method: 'post' as const, noValidate: ready, onInput, onSubmit },
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  return form?.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null | undefined;
}

function fillEmpty(form: HTMLFormElement | null, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(form, name);
    // A choice is never empty: the draft knows what was chosen.
    if (field && text && (field instanceof RadioNodeList || !field.value)) field.value = text;
  }
}

/** Not `reset`, which would bring back the texts that came with the page. */
function empty(form: HTMLFormElement | null, names: readonly string[], defaults: Texts): void {
  for (const name of names) {
    const field = fieldOf(form, name);
    if (field) field.value = defaults[name] ?? '';
  }
}
