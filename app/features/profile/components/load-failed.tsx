import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = {
  /** 'your tokens' */
  what: string;
  onRetry: () => void;
};

/** Said when something of a tab could not be read. */
export function LoadFailed({ what, onRetry }: Props) {
  return (
    <Alert
      variant="danger"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Failed to load {what}. Please check your connection and try again.
    </Alert>
  );
}
