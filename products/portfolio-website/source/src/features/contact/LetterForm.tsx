import { type FormEvent, useEffect, useRef, useState } from 'react';
import { practice } from '../../content/practice.ts';
import type { Letter, Sent } from '../../data/contact-api.ts';
import { contactApi } from '../../data/sources.ts';
import { keep, kept } from '../../lib/keep.ts';
import {
  ABOUT,
  BUDGETS,
  checkLetter,
  EMPTY_LETTER,
  type LetterErrors,
  LONGEST,
  readDraft,
} from './letter.ts';
import { Row } from './Row.tsx';

/** The form. Without the script the browser checks the fields and hands the letter to the mail program. */
export function LetterForm() {
  const [letter, setLetter] = useState<Letter>(EMPTY_LETTER);
  const [errors, setErrors] = useState<LetterErrors>({});
  const [state, setState] = useState<'writing' | 'sending' | Sent | { fault: string }>('writing');
  const [hydrated, setHydrated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    setHydrated(true);
    setLetter(readDraft(kept('letter')));
  }, []);
  const isDone = typeof state === 'object' && 'state' in state;
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);

  const set = (field: keyof Letter, value: string) => {
    const next = { ...letter, [field]: value };
    setLetter(next);
    keep('letter', JSON.stringify(next));
    // A fault that was shown goes away as soon as it is mended, not before.
    if (errors[field]) setErrors({ ...errors, [field]: checkLetter(next)[field] });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkLetter(letter);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setState('sending');
    try {
      const sent = await contactApi.send(letter);
      if (sent.state === 'sent') keep('letter', null);
      setState(sent);
    } catch (error) {
      setState({ fault: error instanceof Error ? error.message : 'The letter could not be sent.' });
    }
  };

  if (typeof state === 'object' && 'state' in state) {
    return (
      <div className="border-2 border-ink p-6">
        <h2 ref={result} tabIndex={-1} className="pb-3 text-4xl font-bold outline-none">
          {state.state === 'sent' ? 'Your letter is on its way.' : 'Your letter is folded.'}
        </h2>
        {state.state === 'sent' ? (
          <p>We answer within three working days, to {letter.mail}.</p>
        ) : (
          <>
            <p className="pb-5">
              It has not been sent yet: your own mail program does that, so that you keep a copy.
            </p>
            <a className="inline-block bg-ink px-5 py-3 font-bold text-paper" href={state.href}>
              Open it in the mail program
            </a>
          </>
        )}
        <p className="pt-5">
          <button type="button" className="link min-h-6" onClick={() => setState('writing')}>
            Back to the letter
          </button>
        </p>
      </div>
    );
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate={hydrated}
      action={`mailto:${practice.mail}`}
      method="post"
      encType="text/plain"
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Row id="name" label="Your name" error={errors.name}>
          <input
            className="field"
            name="name"
            autoComplete="name"
            required
            minLength={2}
            value={letter.name}
            onChange={(event) => set('name', event.target.value)}
          />
        </Row>
        <Row id="mail" label="Your e-mail address" error={errors.mail}>
          <input
            className="field"
            name="mail"
            type="email"
            autoComplete="email"
            required
            value={letter.mail}
            onChange={(event) => set('mail', event.target.value)}
          />
        </Row>
        <Row id="kind" label="It is about">
          <select
            className="field"
            name="about"
            value={letter.kind}
            onChange={(event) => set('kind', event.target.value)}
          >
            {ABOUT.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Row>
        <Row id="budget" label="Budget">
          <select
            className="field"
            name="budget"
            value={letter.budget}
            onChange={(event) => set('budget', event.target.value)}
          >
            {BUDGETS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Row>
      </div>
      <Row
        id="message"
        label="What should stand up?"
        error={errors.message}
        hint={`${letter.message.trim().length} of ${LONGEST} letters`}
      >
        <textarea
          className="field min-h-48"
          name="message"
          required
          minLength={20}
          value={letter.message}
          onChange={(event) => set('message', event.target.value)}
        />
      </Row>
      {typeof state === 'object' && (
        <p role="alert" className="border-4 border-dashed border-ink p-4 font-semibold">
          {state.fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-5">
        <button
          type="submit"
          disabled={state === 'sending'}
          className="min-h-12 bg-ink px-7 text-lg font-bold text-paper disabled:opacity-60"
        >
          {state === 'sending' ? 'Folding…' : 'Fold the letter'}
        </button>
        <p className="text-sm">The draft stays in this browser until it is sent.</p>
      </div>
    </form>
  );
}
