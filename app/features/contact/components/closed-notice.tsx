import { Mail } from 'lucide-react';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** Stands in for the form where the site has no place to store messages. */
export function ClosedNotice({ address }: { address: string }) {
  return (
    <Alert
      title="The form is not connected on this site."
      action={
        <a href={`mailto:${address}`} className={buttonClass()}>
          <Mail aria-hidden="true" className="size-4.5" />
          Write an e-mail
        </a>
      }
    >
      A message sent here would not arrive, so the form is left out. Please write to{' '}
      <strong>{address}</strong>.
    </Alert>
  );
}
