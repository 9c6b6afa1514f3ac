import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { site } from '../../content/site';
import { api } from '../../data/api';
import { type Faults, type Message, messageFaults, messageFrom, wishes } from '../../data/message';
import { useAlive } from '../../lib/alive';

/** Checked here, sent by the API. Without scripts the browser's own mail program takes it. */
export function ContactForm() {
  const [message, setMessage] = useState<Message>(messageFrom(''));
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  const isAlive = useAlive();
  useEffect(() => setMessage(messageFrom(window.location.search)), []);
  useEffect(() => {
    if (state === 'sent') done.current?.focus();
  }, [state]);
  const edit = (changes: Partial<Message>) => setMessage((now) => ({ ...now, ...changes }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = messageFaults(message);
    setFaults(found);
    setFailure(null);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState('sending');
    try {
      await api.send(message);
      setState('sent');
    } catch (error) {
      setState('writing');
      setFailure(error instanceof Error ? error.message : 'It could not be sent.');
    }
  };
  if (state === 'sent')
    return (
      <div className="card border-l-[14px] border-flag-yellow p-8">
        <h2 ref={done} tabIndex={-1}>
          Received
        </h2>
        <p className="mt-3 text-lg text-soft">
          Thank you, {message.name.trim()}. We write to {message.email.trim()} on the next working day.
        </p>
        <button
          type="button"
          className="btn mt-6"
          onClick={() => {
            setMessage(messageFrom(''));
            setState('writing');
          }}
        >
          Write another
        </button>
      </div>
    );
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate={isAlive}
      action={`mailto:${site.email}`}
      method="post"
      encType="text/plain"
      className="card grid content-start gap-5 p-6 sm:p-9"
      aria-label="Contact"
    >
      <p role="alert" className={failure ? 'font-semibold text-fault' : 'sr-only'}>
        {failure}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" fault={faults.name}>
          {(props) => (
            <input
              {...props}
              name="name"
              autoComplete="name"
              required
              value={message.name}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="E-mail" fault={faults.email}>
          {(props) => (
            <input
              {...props}
              name="email"
              type="email"
              autoComplete="email"
              required
              value={message.email}
              onChange={(event) => edit({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="What is it?">
          {(props) => (
            <select
              {...props}
              name="wish"
              value={message.wish}
              onChange={(event) =>
                edit({ wish: wishes.find((one) => one === event.target.value) ?? 'A question' })
              }
            >
              {wishes.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="People on the watch"
          hint={message.wish === 'A question' ? 'Only for a demo or an offer.' : ''}
          fault={faults.seats}
        >
          {(props) => (
            <input
              {...props}
              name="seats"
              inputMode="numeric"
              value={message.seats}
              onChange={(event) => edit({ seats: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="In your words" fault={faults.text}>
        {(props) => (
          <textarea
            {...props}
            name="text"
            rows={6}
            required
            value={message.text}
            onChange={(event) => edit({ text: event.target.value })}
          />
        )}
      </Field>
      <p className="text-soft">
        Used to answer you and for nothing else.{' '}
        <a className="link" href="legal.html#privacy">
          Privacy
        </a>
      </p>
      <button type="submit" className="btn btn-act justify-self-start" disabled={state === 'sending'}>
        {state === 'sending' ? 'Sending …' : 'Send'}
      </button>
    </form>
  );
}

interface FieldProps {
  label: string;
  hint?: string;
  fault?: string | undefined;
  children(props: {
    id: string;
    className: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }): ReactNode;
}

function Field({ label, hint, fault, children }: FieldProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <div>
      <label htmlFor={id} className="block pb-1 font-semibold">
        {label}
      </label>
      {children({
        id,
        className: 'field',
        'aria-invalid': fault !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note ? (
        <p id={`${id}-note`} className={`pt-1 text-base ${fault ? 'font-semibold text-fault' : 'text-soft'}`}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
