import { type FormEvent, useId, useState } from 'react';
import type { Repository, RepositoryFile } from '../../../../domain/repository/repository-view.ts';
import { counted } from '../../../lib/counted.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type NewFile, writeOf } from '../data/mutations.ts';
import { FilePicker } from './file-picker.tsx';
import { MessageField } from './message-field.tsx';
import { totalFault } from './pick-files.ts';
import { useCommit } from './use-commit.ts';

type Props = {
  repository: Repository;
  branch: string | undefined;
  /** What is there already. */
  files: readonly RepositoryFile[];
  onClose: () => void;
};

/** Adds files to a repository, or puts them in the place of others, as one commit. */
export default function UploadDialog({ repository, branch, files, onClose }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState<NewFile[]>([]);
  const [reading, setReading] = useState(false);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const { busy, commit } = useCommit(repository, branch);
  const present = new Map(files.map((file) => [file.path, file]));
  const kept = files.filter(({ path }) => !chosen.some((file) => file.path === path));
  const full = chosen.length > 0 ? totalFault([...kept, ...chosen]) : null;
  const suggestion = chosen.length === 1 ? `Add ${chosen[0]?.path}` : `Add ${counted(chosen.length, 'file')}`;
  const isReady = chosen.length > 0 && !full && !busy && !reading;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    setFailure('');
    const changes = chosen.map((file) => writeOf(file, present.get(file.path)?.sha));
    const error = await commit(message.trim() || suggestion, changes);
    if (error) setFailure(error.message);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Upload files"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={!isReady} busy={busy}>
            Commit
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {(failure || full) && <Alert variant="danger">{failure || full}</Alert>}
        <FilePicker
          label="Files"
          files={chosen}
          onChange={setChosen}
          reading={reading}
          onReading={setReading}
          disabled={busy}
          noteOf={({ path }) => (present.has(path) ? 'replaces' : null)}
        />
        <MessageField value={message} onChange={setMessage} suggestion={suggestion} />
      </form>
    </Dialog>
  );
}
