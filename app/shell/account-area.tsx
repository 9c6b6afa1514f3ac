import { Button, ButtonLink } from '../ui/button.tsx';
import { useSession } from './session.tsx';

/**
 * Both states are always in the page; `data-account` on the document element, set before the first paint, decides
 * which one is seen. The address is filled in by `boot.js` and confirmed here, on
 * plain pages by `plain-account.ts`.
 */
export function AccountArea() {
  const { email, busy, signOut } = useSession();
  return (
    <>
      <p id="account-email" className="header-email when-signed-in" suppressHydrationWarning>
        {/* Never empty: hydration expects a text where `boot.js` may have written one. */}
        {email ?? ' '}
      </p>
      <div className="header-account">
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          onClick={() => void signOut()}
          data-sign-out=""
          className="when-signed-in"
        >
          Sign Out
        </Button>
        <ButtonLink to="/auth" size="sm" variant="secondary" className="when-signed-out">
          Sign In
        </ButtonLink>
      </div>
    </>
  );
}
