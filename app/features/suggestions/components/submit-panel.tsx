import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormTrap } from '../../../ui/form-trap.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { listingHref } from '../listing.ts';
import { SUBMIT_FAILED, SUBMITTED } from '../messages.ts';
import type { SentResult } from '../receive.server.ts';
import { checkSuggestion, EMAIL_MAX, NAME_MAX, SUGGESTION_FIELDS, SUGGESTION_MAX } from '../schema.ts';
import { FormNotice } from './form-notice.tsx';
import { NextBox } from './next-box.tsx';
import { SimilarList } from './similar-list.tsx';
import { useBoardForm } from './use-board-form.ts';

type Props = { ticket: string; open: boolean; result: SentResult | undefined };

/** The tab 'Submit Suggestion': the form, similar suggestions beside what is typed, and what becomes of it. */
export function SubmitPanel({ ticket, open, result }: Props) {
  return (
    <div className="grid items-start gap-x-8 gap-y-8 min-[900px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:gap-x-12">
      {open ? (
        <div className="stand min-w-0 rounded-t-md border border-line bg-surface p-5 sm:p-8">
          <SubmitForm ticket={result?.ticket ?? ticket} result={result} />
        </div>
      ) : (
        <Alert title="The board is not connected on this site.">
          A suggestion sent here would not be kept, so the form is left out.
        </Alert>
      )}
      <NextBox />
    </div>
  );
}

function SubmitForm({ ticket, result }: Omit<Props, 'open'>) {
  const { formProps, sending, outcome, served, page, errors, values } = useBoardForm({
    draft: 'plinth:suggestion-draft',
    path: 'suggestions',
    names: SUGGESTION_FIELDS,
    check: checkSuggestion,
    sent: SUBMITTED,
    failed: SUBMIT_FAILED,
    ticket,
    result,
  });
  const [text, setText] = useState('');
  const notice = outcome ?? served;

  function onInput(event: FormEvent<HTMLFormElement>) {
    formProps.onInput(event);
    if (event.target instanceof HTMLTextAreaElement) setText(event.target.value);
  }

  return (
    <form
      {...formProps}
      onInput={onInput}
      action={listingHref({}, 'submit')}
      aria-label="Submit Suggestion"
      className="min-w-0"
    >
      {notice && (
        <div className="mb-6">
          <FormNotice
            outcome={notice}
            sent={SUBMITTED}
            failed={SUBMIT_FAILED}
            link={
              page && (
                <Link to={page} className="text-link font-semibold">
                  See it on the board
                </Link>
              )
            }
          />
        </div>
      )}
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">Your suggestion</legend>
        <input type="hidden" name="ticket" value={ticket} />
        <div className="grid gap-5 sm:grid-cols-2 min-[900px]:grid-cols-1 xl:grid-cols-2">
          <Field label="Your name" max={NAME_MAX} error={errors.name}>
            {(control) => (
              <Input {...control} name="name" defaultValue={values.name} autoComplete="name" required />
            )}
          </Field>
          <Field
            label="Your e-mail address"
            max={EMAIL_MAX}
            error={errors.email}
            hint="Shown as a•••@example.com."
          >
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                defaultValue={values.email}
                autoComplete="email"
                spellCheck={false}
                placeholder="you@example.com"
                required
              />
            )}
          </Field>
        </div>
        <Field
          label="Your suggestion"
          max={SUGGESTION_MAX}
          error={errors.suggestion}
          hint="What is the website for, who would use it, and what must be on it? The first sentence becomes its title."
        >
          {(control) => (
            <Textarea {...control} name="suggestion" defaultValue={values.suggestion} rows={6} required />
          )}
        </Field>
        <FormTrap />
      </fieldset>
      <SimilarList text={outcome?.kind === 'sent' ? '' : text} />
      <Button type="submit" size="lg" busy={sending} className="mt-7 max-sm:w-full">
        {!sending && <Send aria-hidden="true" className="size-4.5" />}
        {sending ? 'Submitting...' : 'Submit Suggestion'}
      </Button>
    </form>
  );
}
