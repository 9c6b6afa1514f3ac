import { useSession } from '../../shell/session.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInAlert } from '../../ui/sign-in-alert.tsx';
import PublishDialog from './publish-dialog.tsx';

type Props = {
  /** What the page calls itself; a name is offered from it. */
  title: string;
  /** The site that the page was published to before. */
  siteId: string | null;
  /** The page as a zip, as it is when it is published. */
  pack: () => Promise<Blob>;
  /** Where to come back to after a sign-in. */
  next: string;
  onPublished: (site: { id: string; address: string }) => void;
  onClose: () => void;
};

/** Publishes a page of the AI builder; asks to sign in first where nobody is. */
export default function PublishPageDialog({ title, siteId, pack, next, onPublished, onClose }: Props) {
  const { user, status } = useSession();
  if (!user) {
    return (
      <Dialog open onClose={onClose} title="Publish live" description="Your page gets an address of its own.">
        {status === 'signed-out' && (
          <SignInAlert next={next}>
            Sites belong to an account. Your page stays in this browser meanwhile.
          </SignInAlert>
        )}
      </Dialog>
    );
  }
  return (
    <PublishDialog
      user={user}
      what={{ kind: 'builder', title, siteId, pack }}
      onPublished={({ site: { id, address } }) => onPublished({ id, address })}
      onClose={onClose}
    />
  );
}
