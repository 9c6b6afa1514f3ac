import { Button } from '../../../ui/button.tsx';

type Props = { busy: boolean; disabled: boolean; onClick: () => void };

/** Starts the sign-in with Google. */
export function GoogleButton({ busy, disabled, onClick }: Props) {
  return (
    <Button variant="secondary" busy={busy} disabled={disabled} onClick={onClick} className="min-h-11 w-full">
      {busy ? (
        'Signing in with Google...'
      ) : (
        <>
          <GoogleLetter />
          Sign in with Google
        </>
      )}
    </Button>
  );
}

function GoogleLetter() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
    >
      <path d="M15.6 5.1A7.2 7.2 0 1 0 17.2 10H10.4" />
    </svg>
  );
}
