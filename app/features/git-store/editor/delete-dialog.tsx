import { type FormEvent, useId, useState } from 'react';
import { repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageField } from './message-field.tsx';
import { useCommit } from './use-commit.ts';

type Props = {
  repository: Repository;
  branch: string | undefined;
  path: string;
  sha: string | undefined;
  onClose: () => void;
};

/** Deletes a file, as a commit: the history keeps it. */
export default function DeleteDialog({ repository, branch, path, sha, onClose }: Props) {
  const id = useId();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const { busy, commit } = useCommit(repository, branch);
  const suggestion = `Delete ${path}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure('');
    const ref = new URLSearchParams(location.search).get('ref') ?? undefined;
    const error = await commit(
      message.trim() || suggestion,
      [{ action: 'delete', path, ...(sha ? { was: sha } : {}) }],
      repositoryPath(repository, ref),
    );
    if (error) setFailure(error.message);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={<span className="wrap-anywhere">Delete {path}?</span>}
      description="It stays in the history, where you can find it again."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={`${id}-form`} busy={busy}>
            Delete file
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {failure && <Alert variant="danger">{failure}</Alert>}
        <MessageField value={message} onChange={setMessage} suggestion={suggestion} />
      </form>
    </Dialog>
  );
}
