import { type FormEvent, useId, useState } from 'react';
import { pathFault } from '../../../../domain/repository/repository-files.ts';
import { repositoryFilePath } from '../../../../domain/repository/repository-paths.ts';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LINE_MAX } from '../../../ui/text-limit.ts';
import { MessageField } from './message-field.tsx';
import { useCommit } from './use-commit.ts';

type Props = { repository: Repository; branch: string | undefined; path: string; onClose: () => void };

/** Gives a file another name or another folder, as a commit. */
export default function RenameDialog({ repository, branch, path, onClose }: Props) {
  const id = useId();
  const [to, setTo] = useState(path);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const { busy, commit } = useCommit(repository, branch);
  const wanted = to.trim();
  const fault = wanted === path ? null : pathFault(wanted);
  const suggestion = `Rename ${path} to ${wanted}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || fault || wanted === path) return;
    setFailure('');
    const href = repositoryFilePath(repository, wanted, branchRef(branch));
    const error = await commit(message.trim() || suggestion, [{ action: 'rename', path, to: wanted }], href);
    if (error) setFailure(error.message);
    else onClose();
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Rename or move"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            busy={busy}
            disabled={Boolean(fault) || wanted === path || wanted === ''}
          >
            Commit
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {failure && <Alert variant="danger">{failure}</Alert>}
        <Field
          label="Path"
          max={LINE_MAX}
          counted={false}
          hint="With slashes for folders: src/pages/index.html"
          error={wanted && fault ? fault : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={to}
              onChange={(event) => setTo(event.target.value)}
              autoFocus
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <MessageField value={message} onChange={setMessage} suggestion={suggestion} />
      </form>
    </Dialog>
  );

  function branchRef(name: string | undefined): string | undefined {
    return new URLSearchParams(location.search).get('ref') ? name : undefined;
  }
}
