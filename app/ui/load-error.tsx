import { RotateCw } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { Alert } from './alert.tsx';
import { buttonClass } from './button.tsx';

type Props = { title?: string; children: ReactNode; retry: () => void };

/** Shown in place of what could not be read. Trying again is a link to this page where no script runs. */
export function LoadError({ title, children, retry }: Props) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    retry();
  };
  return (
    <Alert
      variant="danger"
      title={title}
      action={
        <a href={here} onClick={onClick} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </a>
      }
    >
      {children}
    </Alert>
  );
}
