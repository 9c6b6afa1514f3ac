import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { repositoryNameFault } from '../../../../domain/repository/repository-name.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PrivateSwitch } from '../../../ui/private-switch.tsx';
import { SignInAlert } from '../../../ui/sign-in-alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveRepository } from '../save-repository.ts';

type Props = {
  title: string;
  /** Where to come back to after a sign-in. */
  next: string;
  files: () => Promise<Record<string, Uint8Array>>;
  onClose: () => void;
};

/** Keeps the website in the Git Store as a repository. Stays open, with everything in it, when that fails. */
export default function SaveDialog({ title, next, files, onClose }: Props) {
  const id = useId();
  const { status } = useSession();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fault = repositoryNameFault(name);
  const isReady = !busy && status === 'signed-in' && name.trim() !== '' && fault === undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    setBusy(true);
    setProblem(null);
    try {
      const description = `Made from the template ${title}.`;
      const path = await saveRepository({ name, description, isPrivate }, await files());
      onClose();
      toast({ title: 'Success', description: 'Repository created successfully!' });
      await navigate(path);
    } catch (error) {
      setProblem(failureWords(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Save to the Git Store"
      description="All files of your website become a repository of yours, with a history of its own."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={!isReady} busy={busy}>
            {busy ? 'Creating...' : 'Create Repository'}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {status === 'signed-out' && (
          <SignInAlert next={next}>
            Repositories belong to an account. Your website stays in this browser meanwhile.
          </SignInAlert>
        )}
        {problem && <Alert variant="danger">{problem}</Alert>}
        <Field label="Name" max={100} strict error={name === '' ? undefined : fault}>
          {(control) => (
            <Input
              {...control}
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <PrivateSwitch isPrivate={isPrivate} onChange={setPrivate} disabled={busy} />
      </form>
    </Dialog>
  );
}
