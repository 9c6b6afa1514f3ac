import { useSession } from '../../../shell/session.tsx';
import { SignInAlert } from '../../../ui/sign-in-alert.tsx';

type Props = {
  /** 'favourites' or 'downloads'. */
  noun: string;
  /** Tab of the profile to come back to after signing in. */
  tab: string;
  /** Changes that are not on the server yet. */
  unsent: number;
};

/** Says where a list is kept: for visitors in this browser, for members when something is still on its way. */
export function KeptNotice({ noun, tab, unsent }: Props) {
  const { status } = useSession();
  if (status === 'signed-in') {
    if (unsent === 0) return null;
    return (
      <p role="status" className="mb-6 text-label text-ink-soft">
        {unsent === 1 ? 'One change is' : `${unsent} changes are`} still being saved to your account.
      </p>
    );
  }
  return (
    <div className="when-signed-out mb-6">
      <SignInAlert next={`/profile?tab=${tab}`}>
        Your {noun} are kept in this browser. Sign in and they join your account, on every device you use.
      </SignInAlert>
    </div>
  );
}
