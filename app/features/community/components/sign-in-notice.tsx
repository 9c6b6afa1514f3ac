import { Link } from 'react-router';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LOGIN_REQUIRED, SIGN_IN_HREF } from '../messages.ts';

/**
 * Tells visitors before they fill in the form that they need an account. `when-signed-out` hides it before the first
 * paint from those whose browser remembers a session.
 */
export function SignInNotice() {
  if (useSession().status === 'signed-in') return null;
  return (
    <div className="when-signed-out mb-8">
      <Alert
        action={
          <Link to={SIGN_IN_HREF} className="text-link font-semibold">
            Sign in or create an account
          </Link>
        }
      >
        {LOGIN_REQUIRED}
      </Alert>
    </div>
  );
}
