import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FormOutcome, outcomeOf, SIGNED_OUT } from '../../../lib/form-answer.ts';
import { sendForm } from '../../../lib/send-form.ts';
import { useAccessToken } from '../../../shell/use-access-token.ts';
import { usePublicForm } from '../../../shell/use-public-form.ts';
import { toast } from '../../../ui/toast.ts';
import type { BoardAnswer } from '../answer.ts';
import { MISSING } from '../messages.ts';
import type { SentResult } from '../receive.server.ts';
import type { Checked } from '../schema.ts';

type Words = { title: string; description: string };
type Options = {
  /** Key of the draft in this tab. */
  draft: string;
  /** Path of the function that takes it. */
  path: string;
  names: readonly string[];
  check(fields: Record<string, unknown>): Checked<string>;
  /** Said in a notification; left out where the page itself shows it. */
  sent?: Words;
  failed: Words;
  ticket: string;
  /** What the server said of a plain submit. */
  result: SentResult | undefined;
  /** Texts that stay for the next one, such as the name. */
  keep?: readonly string[];
};

/** A form of the board in the browser: it sends for the account that is signed in, and the page is read again. */
export function useBoardForm({ check, path, result, sent, failed, ...rest }: Options) {
  const { revalidate } = useRevalidator();
  const accessToken = useAccessToken();
  const [page, setPage] = useState(result?.path);

  async function send(fields: Record<string, string>, current: string) {
    const token = await accessToken();
    if (token.ended) return { outcome: SIGNED_OUT, ticket: current };
    const { status, answer, ticket } = await sendForm<BoardAnswer>(path, fields, current, token.value);
    setPage(answer?.path);
    return { outcome: outcomeOf(status, answer, navigator.onLine), ticket };
  }

  async function onOutcome(outcome: FormOutcome) {
    if (outcome.kind === 'invalid') {
      if (outcome.missing) toast({ ...MISSING, variant: 'destructive' });
    } else if (outcome.kind === 'failed') {
      const { title, description } = failed;
      toast({ title, description: outcome.detail ?? description, variant: 'destructive' });
    } else {
      if (sent) toast(sent);
      await revalidate();
    }
  }

  const form = usePublicForm<FormOutcome>({
    ...rest,
    check(fields) {
      const faults = check(fields);
      return faults.errors ? faults : null;
    },
    send,
    onOutcome,
    served: result?.outcome,
    emailField: 'email',
  });
  /** `page` is where what was sent is to be seen. */
  return { ...form, page, values: result?.values ?? {} };
}
