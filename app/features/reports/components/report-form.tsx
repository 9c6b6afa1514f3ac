import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendForm } from '../../../lib/send-form.ts';
import { useAccessToken } from '../../../shell/use-access-token.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { FormTrap } from '../../../ui/form-trap.tsx';
import { Textarea } from '../../../ui/input.tsx';
import type { ReportData, ReportResult } from '../report.server.ts';
import { checkReport, DETAILS_MAX, REASONS } from '../schema.ts';

type Props = {
  subject: NonNullable<ReportData['subject']>;
  ticket: string;
  /** What the server said of a form sent without scripts. */
  served: ReportResult | undefined;
};

const FAILED = 'The report could not be sent. Please try again.';
const OFFLINE = 'You are offline. Your report is kept here: send it when you are connected again.';

/** A reason to choose and a few words. Without scripts it is an ordinary form. */
export function ReportForm({ subject, ticket, served }: Props) {
  const navigate = useNavigate();
  const accessToken = useAccessToken();
  const form = useRef<HTMLFormElement>(null);
  const latestTicket = useRef(ticket);
  const [result, setResult] = useState(served);
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (sending || !result) return;
    const target = { invalid: '[aria-invalid="true"]', failed: 'button[type="submit"]', sent: '' }[
      result.kind
    ];
    if (target) form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [sending, result]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const fields = {
      ...Object.fromEntries(new FormData(event.currentTarget)),
      subject_type: subject.type,
      subject_id: subject.id,
    };
    const { errors } = checkReport(fields);
    if (errors) return setResult({ kind: 'invalid', errors, values: {} });
    setResult(undefined);
    setSending(true);
    // Where the account's client could not be fetched the report goes without a name, or says that nothing answers.
    const { value } = await accessToken().catch(() => ({ value: undefined }));
    const { answer, ticket: next, status } = await sendForm('reports', fields, latestTicket.current, value);
    latestTicket.current = next;
    setSending(false);
    if (answer?.ok) setResult({ kind: 'sent' });
    else if (answer?.errors) setResult({ kind: 'invalid', errors: answer.errors, values: {} });
    else {
      const detail = answer?.message ?? (status === 0 && !navigator.onLine ? OFFLINE : FAILED);
      setResult({ kind: 'failed', detail, values: {} });
    }
  }

  if (result?.kind === 'sent') {
    return (
      <div ref={focus} tabIndex={-1}>
        <Alert
          variant="success"
          title="Thank you. Your report has been sent."
          action={
            ready && (
              <Button variant="secondary" size="sm" onClick={() => void navigate(-1)}>
                Go back
              </Button>
            )
          }
        >
          It will be looked at. Nothing more is needed from you.
        </Alert>
      </div>
    );
  }
  const errors = result?.kind === 'invalid' ? result.errors : {};
  const values: { reason?: string; details?: string } = result && 'values' in result ? result.values : {};
  return (
    <form ref={form} method="post" noValidate={ready} onSubmit={submit} aria-label="Report">
      {errors.subject_id && <Alert variant="danger" title={errors.subject_id} className="mb-6" />}
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-6">
        <legend className="sr-only">Your report</legend>
        <input type="hidden" name="ticket" value={ticket} />
        <Reasons chosen={values.reason} error={errors.reason} />
        <Field
          label="What is wrong"
          max={DETAILS_MAX}
          optional
          error={errors.details}
          hint="A sentence that helps to find it. If it is yours, say so and how you can be reached."
        >
          {(control) => <Textarea {...control} name="details" rows={4} defaultValue={values.details} />}
        </Field>
        <FormTrap />
      </fieldset>
      <Button type="submit" size="lg" busy={sending} className="mt-7 max-sm:w-full">
        {sending ? 'Sending...' : 'Send report'}
      </Button>
      {result?.kind === 'failed' && (
        <Alert variant="danger" title="Your report was not sent." className="mt-6">
          {result.detail}
        </Alert>
      )}
    </form>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

function Reasons({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'reason-error' : undefined}>
      <legend className="mb-2 text-[0.9375rem] font-semibold">Why do you report it?</legend>
      {Object.entries(REASONS).map(([reason, words]) => (
        <label key={reason} className="flex min-h-10 items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={reason === chosen}
            aria-invalid={error ? true : undefined}
            required
            className="size-5 shrink-0"
          />
          {words}
        </label>
      ))}
      <div role="alert">{error && <FieldError id="reason-error">{error}</FieldError>}</div>
    </fieldset>
  );
}
