import type { FormOutcome } from '../../../lib/form-answer.ts';
import { Alert } from '../../../ui/alert.tsx';
import { MISSING } from '../messages.ts';

type Words = { title: string; description: string };
type Props = { outcome: FormOutcome; sent: Words; failed: Words; link?: React.ReactNode };

/** What became of a form, in the page: for who sent it without scripts, and for who missed the notification. */
export function FormNotice({ outcome, sent, failed, link }: Props) {
  if (outcome.kind === 'sent') {
    return (
      <Alert variant="success" title={sent.title} action={link}>
        {sent.description}
      </Alert>
    );
  }
  if (outcome.kind === 'invalid') {
    return outcome.missing ? (
      <Alert variant="danger" title={MISSING.title}>
        {MISSING.description}
      </Alert>
    ) : (
      <Alert variant="danger" title="Not sent yet">
        Please check what is marked below. Everything you typed is still here.
      </Alert>
    );
  }
  return (
    <Alert variant="danger" title={failed.title}>
      <p>{failed.description}</p>
      {outcome.detail && <p>{outcome.detail}</p>}
    </Alert>
  );
}
