import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { repositoryNameFault } from '../../../../domain/repository/repository-name.ts';
import { repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { PrivateSwitch } from '../../../ui/private-switch.tsx';
import { LINE_MAX } from '../../../ui/text-limit.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteRepository, updateRepository } from '../data/mutations.ts';
import { refreshRepositories } from '../data/query-options.ts';

type Props = { repository: Repository; open: boolean; onClose: () => void };

/** Name, description, who may see it, and its end. */
export default function SettingsDialog({ repository, open, onClose }: Props) {
  const id = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState(repository.name);
  const [description, setDescription] = useState(repository.description ?? '');
  const [isPrivate, setPrivate] = useState(repository.is_private);
  const nameFault = repositoryNameFault(name);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<'save' | 'delete' | null>(null);

  async function run(what: 'save' | 'delete', work: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast({ title: 'Error', description: failureWords(error), variant: 'destructive' });
    } finally {
      setBusy(null);
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || nameFault) return;
    void run('save', async () => {
      const changes = { name, description, isPrivate };
      const next = await updateRepository(await getSupabase(), repository.id, changes);
      await refreshRepositories(queries);
      onClose();
      await navigate(repositoryPath(next), { replace: true });
      toast({ title: 'Success', description: 'The settings are saved.' });
    });
  };
  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== repository.name) return;
    void run('delete', async () => {
      await deleteRepository(await getSupabase(), repository.id);
      onClose();
      await navigate('/git-store', { replace: true });
      await refreshRepositories(queries);
      toast({ title: 'Repository deleted', description: `${repository.name} has been deleted.` });
    });
  };

  return (
    <Dialog open={open} onClose={() => !busy && onClose()} title="Repository settings">
      <form onSubmit={save} className="flex flex-col gap-5">
        <Field
          label="Name"
          max={100}
          strict
          error={nameFault}
          hint="Addresses with the earlier name go on leading here."
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              required
              autoComplete="off"
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
            />
          )}
        </Field>
        <PrivateSwitch isPrivate={isPrivate} onChange={setPrivate} disabled={busy !== null} />
        <div className="flex justify-end">
          <Button
            type="submit"
            busy={busy === 'save'}
            disabled={name.trim() === '' || nameFault !== undefined}
          >
            Save settings
          </Button>
        </div>
      </form>
      <form onSubmit={remove} className="mt-7 border-t border-line pt-5" aria-labelledby={`${id}-delete`}>
        <h3 id={`${id}-delete`} className="font-display text-[1.125rem] font-bold">
          Delete this repository
        </h3>
        <p className="mt-1 text-label text-ink-soft">
          All files and the whole history are deleted. This action cannot be undone.
        </p>
        <Field
          label={
            <>
              Type <span className="font-mono wrap-anywhere">{repository.name}</span> to confirm
            </>
          }
          className="mt-4"
          max={LINE_MAX}
          counted={false}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="mt-4 flex justify-end">
          <Button
            variant="danger"
            type="submit"
            busy={busy === 'delete'}
            disabled={typed !== repository.name}
          >
            Delete repository
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
