import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormTrap } from '../../../ui/form-trap.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { COMMENT_FAILED } from '../messages.ts';
import type { SentResult } from '../receive.server.ts';
import { COMMENT_FIELDS, COMMENT_MAX, checkComment, NAME_MAX } from '../schema.ts';
import { FormNotice } from './form-notice.tsx';
import { useBoardForm } from './use-board-form.ts';

const PUBLISHED = { title: 'Comment published', description: 'It appears in the list above.' } as const;
const KEPT = ['name'] as const;

type Props = { suggestionId: string; ticket: string; result: SentResult | undefined };

/** Adds to a suggestion. No account is needed; a member can delete it later. */
export function CommentForm({ suggestionId, ticket, result }: Props) {
  const { pathname } = useLocation();
  const { formProps, sending, outcome, served, errors, values } = useBoardForm({
    draft: `plinth:comment-draft:${suggestionId}`,
    path: `suggestions/${suggestionId}/comments`,
    names: COMMENT_FIELDS,
    check: checkComment,
    failed: COMMENT_FAILED,
    ticket,
    result,
    keep: KEPT,
  });
  const notice = outcome ?? served;
  return (
    <form
      {...formProps}
      action={`${pathname}#comments`}
      aria-label="Add a comment"
      className="mt-8 max-w-line"
    >
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-5">
        <legend className="mb-4 font-display text-[1.1875rem] leading-6 font-bold tracking-tight">
          Add a comment
        </legend>
        <input type="hidden" name="ticket" value={ticket} />
        <Field label="Your name" max={NAME_MAX} error={errors.name}>
          {(control) => (
            <Input {...control} name="name" defaultValue={values.name} autoComplete="name" required />
          )}
        </Field>
        <Field
          label="Your comment"
          max={COMMENT_MAX}
          error={errors.comment}
          hint="Public at once, with your name."
        >
          {(control) => (
            <Textarea {...control} name="comment" defaultValue={values.comment} rows={4} required />
          )}
        </Field>
        <FormTrap />
      </fieldset>
      <Button type="submit" busy={sending} className="mt-5 max-sm:w-full">
        {sending ? 'Publishing...' : 'Publish comment'}
      </Button>
      {notice && (
        <div className="mt-5">
          <FormNotice outcome={notice} sent={PUBLISHED} failed={COMMENT_FAILED} />
        </div>
      )}
    </form>
  );
}
