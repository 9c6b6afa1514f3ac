import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { repositoryNameFault } from '../../../../domain/repository/repository-name.ts';
import { repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { PrivateSwitch } from '../../../ui/private-switch.tsx';
import { SignInAlert } from '../../../ui/sign-in-alert.tsx';
import { toast } from '../../../ui/toast.ts';
import { createRepository, type NewFile } from '../data/mutations.ts';
import { refreshRepositories } from '../data/query-options.ts';
import { FilePicker } from './file-picker.tsx';
import { totalFault } from './pick-files.ts';

/** The window in which a repository is made. It stays open, with everything in it, when that fails. */
export default function NewRepositoryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const { status } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [files, setFiles] = useState<NewFile[]>([]);
  const [reading, setReading] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const nameFault = repositoryNameFault(name);
  const isReady = name.trim() !== '' && !nameFault && !busy && !reading && totalFault(files) === null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    setBusy(true);
    setProblem(null);
    try {
      const made = await createRepository(await getSupabase(), { name, description, isPrivate }, files);
      await refreshRepositories(queries);
      setName('');
      setDescription('');
      setPrivate(false);
      setFiles([]);
      onClose();
      toast({ title: 'Success', description: 'Repository created successfully!' });
      await navigate(repositoryPath(made));
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
      title="New Repository"
      description="A place for the source of one website or tool, with its history."
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
          <SignInAlert next="/git-store">You need an account to keep a repository.</SignInAlert>
        )}
        <Field label="Name" max={100} strict error={nameFault}>
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              required
              autoFocus
              autoComplete="off"
              disabled={busy}
            />
          )}
        </Field>
        <Field label="Description" optional max={1000} strict>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              className="field-sizing-content max-h-48 min-h-20"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              disabled={busy}
            />
          )}
        </Field>
        <PrivateSwitch isPrivate={isPrivate} onChange={setPrivate} disabled={busy} />
        <FilePicker
          label="Files"
          files={files}
          onChange={setFiles}
          reading={reading}
          onReading={setReading}
          disabled={busy}
        />
        {problem && <Alert variant="danger">{problem}</Alert>}
      </form>
    </Dialog>
  );
}
