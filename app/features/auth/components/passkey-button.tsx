import { KeyRound } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type Props = { busy: boolean; disabled: boolean; onClick: () => void };

/** Has the browser ask for a passkey. */
export function PasskeyButton({ busy, disabled, onClick }: Props) {
  return (
    <Button variant="secondary" busy={busy} disabled={disabled} onClick={onClick} className="min-h-11 w-full">
      {busy ? (
        'Waiting for your passkey...'
      ) : (
        <>
          <KeyRound aria-hidden="true" className="size-4.5" strokeWidth={2.25} />
          Sign in with a passkey
        </>
      )}
    </Button>
  );
}
