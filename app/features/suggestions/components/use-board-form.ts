import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '../../../shell/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';
import { MISSING } from '../messages.ts';
import type { Outcome } from '../outcome.ts';
import type { FormResult } from '../receive.server.ts';
import type { Checked, FieldErrors } from '../schema.ts';
import { sendForm } from '../send.ts';

type Words = { title: string; description: string };
type Options = {
  /** Key of the draft in this tab. */
  draft: string;
  /** Path of the function that takes it. */
  path: string;
  names: readonly string[];
  check(fields: Record<string, unknown>): Checked<string>;
  /** Said in a notification; undefined where the page itself shows it. */
  sent?: Words;
  failed: Words;
  ticket: string;
  /** What the server said of a plain submit. */
  result: FormResult | undefined;
  /** Texts that stay for the next one, such as the name. */
  keep?: readonly string[];
};

/**
 * A form of the board in the browser. The fields keep their own texts, so that what was typed before React had loaded
 * stays; a plain submit before that is answered by the server, whose `result` comes back with the page.
 */
export function useBoardForm(options: Options) {
  const { draft, path, names, check, sent, failed, result, keep = [] } = options;
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const ticket = useRef(options.ticket);
  const { email } = useSession();
  const { revalidate } = useRevalidator();
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(result?.outcome ?? null);
  const [errors, setErrors] = useState<FieldErrors>(
    result?.outcome.kind === 'invalid' ? result.outcome.errors : {},
  );
  const wasSent = result?.outcome.kind === 'sent';

  // A page that is read again brings a fresh mark.
  useEffect(() => {
    if (options.ticket) ticket.current = options.ticket;
  }, [options.ticket]);
  useEffect(() => {
    setReady(true);
    if (wasSent) dropDraft(draft);
    else fillEmpty(form.current, readDraft(draft));
  }, [wasSent, draft]);
  // A member who is signed in need not type the address; an own one is never overwritten.
  useEffect(() => {
    if (email) fillEmpty(form.current, { email });
  }, [email]);

  function refuse(faults: FieldErrors, missing: boolean) {
    setErrors(faults);
    setOutcome({ kind: 'invalid', errors: faults, missing });
    if (missing) toast({ ...MISSING, variant: 'destructive' });
    // Where to go on: the first fault.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || !form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const faults = check(fields);
    if (faults.errors) return refuse(faults.errors, faults.missing);
    busy.current = true;
    setErrors({});
    setOutcome(null);
    setSending(true);
    const became = await sendForm(path, fields, ticket.current);
    ticket.current = became.ticket;
    busy.current = false;
    setSending(false);
    if (became.outcome.kind === 'invalid') return refuse(became.outcome.errors, became.outcome.missing);
    setOutcome(became.outcome);
    if (became.outcome.kind === 'failed') {
      toast({
        title: failed.title,
        description: became.outcome.detail ?? failed.description,
        variant: 'destructive',
      });
      return;
    }
    dropDraft(draft);
    empty(
      form.current,
      names.filter((name) => !keep.includes(name)),
    );
    if (email) fillEmpty(form.current, { email });
    if (sent) toast(sent);
    await revalidate();
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    keepDraft(draft, Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])));
    const { name } = event.target as HTMLInputElement;
    // A fault goes as soon as it is mended, and none appears while somebody is still typing.
    if (errors[name] && !check(fields).errors?.[name]) setErrors({ ...errors, [name]: undefined });
  }

  return {
    sending,
    outcome,
    errors,
    values: result?.values ?? {},
    formProps: { ref: form, noValidate: ready, onInput, onSubmit, method: 'post' as const },
  };
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}

function fillEmpty(form: HTMLFormElement | null, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form && fieldOf(form, name);
    if (field && text && !field.value) field.value = text;
  }
}

/** Not `reset`, which would bring back the texts that came with the page. */
function empty(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const name of names) {
    const field = form && fieldOf(form, name);
    if (field) field.value = '';
  }
}
