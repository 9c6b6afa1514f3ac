import { useSession } from '../../../shell/session.tsx';
import { SignInAlert } from '../../../ui/sign-in-alert.tsx';
import { LOGIN_REQUIRED, UPLOAD_TAB } from '../messages.ts';

/**
 * Tells visitors before they fill in the form that they need an account. `when-signed-out` hides it before the first
 * paint from those whose browser remembers a session.
 */
export function SignInNotice() {
  if (useSession().status === 'signed-in') return null;
  return (
    <div className="when-signed-out mb-8">
      <SignInAlert next={UPLOAD_TAB}>{LOGIN_REQUIRED}</SignInAlert>
    </div>
  );
}
