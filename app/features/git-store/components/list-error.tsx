import { RotateCw } from 'lucide-react';
import { useHref, useLocation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** What the server said when a list could not be read, and another try: a link to this page where no script runs. */
export function ListError({ message, retry }: { message: string; retry: () => void }) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  return (
    <Alert
      variant="danger"
      title="The repositories could not be loaded."
      action={
        <a
          href={here}
          onClick={(event) => {
            event.preventDefault();
            retry();
          }}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </a>
      }
    >
      {message}
    </Alert>
  );
}
