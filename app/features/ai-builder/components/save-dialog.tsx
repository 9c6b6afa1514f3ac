import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
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
import type { PageFiles } from '../schema.ts';

type Props = { open: boolean; files: PageFiles; description: string; onClose: () => void };

/** Keeps the page as a repository of the Git Store. Stays open, with everything in it, when that fails. */
export function SaveDialog({ open, files, description, onClose }: Props) {
  const id = useId();
  const { status } = useSession();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = name.trim() !== '' && !busy && status === 'signed-in';
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    setBusy(true);
    setProblem(null);
    try {
      const path = await saveRepository({ name, description: description.slice(0, 300), isPrivate }, files);
      onClose();
      toast({ title: 'Success', description: 'Repository created successfully!' });
      await navigate(path);
    } catch (error) {
      setProblem(failureWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title="Save as a repository"
      description="The files become a repository of yours in the Git Store, with a history of its own."
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
          <SignInAlert next="/ai-temp-build">
            Repositories belong to an account. Your page stays in this browser meanwhile.
          </SignInAlert>
        )}
        <Field label="Name" max={100} strict>
          {(control) => (
            <Input {...control} required value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <PrivateSwitch isPrivate={isPrivate} onChange={setPrivate} disabled={busy} />
        {problem && <Alert variant="danger">{problem}</Alert>}
      </form>
    </Dialog>
  );
}
