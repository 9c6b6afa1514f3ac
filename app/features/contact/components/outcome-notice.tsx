import { Alert } from '../../../ui/alert.tsx';
import { type Outcome, SENT } from '../message-outcome.ts';

type Props = { outcome: Outcome; address: string; className?: string };

/** What became of the message, in words. */
export function OutcomeNotice({ outcome, address, className }: Props) {
  return (
    <div data-outcome={outcome.kind} tabIndex={-1} className={className}>
      {outcome.kind === 'sent' && <Alert variant="success" title={SENT} />}
      {outcome.kind === 'invalid' && (
        <Alert variant="danger" title="Your message was not sent yet.">
          Please check what is marked below. Everything you typed is still here.
        </Alert>
      )}
      {outcome.kind === 'failed' && (
        <Alert variant="danger" title={outcome.text}>
          {outcome.detail ?? (
            <>
              Everything you typed is still here. You can also write to{' '}
              <a href={`mailto:${address}`} className="text-link">
                {address}
              </a>
              .
            </>
          )}
        </Alert>
      )}
    </div>
  );
}
