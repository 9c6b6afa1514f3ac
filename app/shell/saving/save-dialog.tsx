import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { repositoryNameFault } from '../../../domain/repository/repository-name.ts';
import { repositoryPath } from '../../../domain/repository/repository-paths.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PrivateSwitch } from '../../ui/private-switch.tsx';
import { Select } from '../../ui/select.tsx';
import { SignInAlert } from '../../ui/sign-in-alert.tsx';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../session.tsx';
import type { WebsiteFiles } from './changes.ts';
import {
  addByCommits,
  isOvertaken,
  listBranches,
  type Saved,
  saveAgain,
  saveRepository,
} from './save-website.ts';

type Props = {
  title: string;
  /** What is saved, as sentences call it. */
  noun: 'page' | 'website';
  /** Where to come back to after a sign-in. */
  next: string;
  /** What was saved last; null when this has no repository yet. */
  saved: Saved | null;
  /** Description of a new repository. */
  description: string;
  /** Message of a commit, where none is written. */
  suggestion: string;
  /** The files as they are when they are saved. */
  files: () => Promise<WebsiteFiles>;
  /** Puts the first files into a new repository. */
  add?: typeof addByCommits;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
};

/**
 * Keeps a website in the Git Store: as a new repository the first time, and from then on as a commit in the same one, unless
 * another is wished for. Stays open, with everything in it, when that fails.
 */
export default function SaveDialog({
  title,
  noun,
  next,
  saved,
  description,
  suggestion,
  files,
  add = addByCommits,
  onSaved,
  onClose,
}: Props) {
  const id = useId();
  const { status } = useSession();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(saved === null);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState(false);
  const [branches, setBranches] = useState<string[]>([]);
  const [branch, setBranch] = useState(saved?.branch);
  useEffect(() => {
    if (saved && status === 'signed-in') void listBranches(saved.repository).then(setBranches);
  }, [saved, status]);
  const nameFault = repositoryNameFault(name);
  const isReady =
    !busy &&
    status === 'signed-in' &&
    (isNew ? name.trim() !== '' && nameFault === undefined : saved !== null);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setOvertaken(isOvertaken(error));
      setProblem(failureWords(error));
    } finally {
      setBusy(false);
    }
  }
  const create = () =>
    run(async () => {
      const made = await saveRepository({ name, description, isPrivate }, await files(), add);
      if (made.saved) onSaved(made.saved);
      onClose();
      toast({ title: 'Success', description: 'Repository created successfully!' });
      await navigate(repositoryPath(made.repository));
    });
  const update = (before: Saved, replaces = false) =>
    run(async () => {
      const options = { message: message.trim() || suggestion, replaces, onPart: onSaved };
      const after = await saveAgain(before, await files(), options);
      onClose();
      const { owner, name: kept } = (after ?? before).repository;
      toast(
        after
          ? { title: 'Saved', description: `${owner}/${kept} has a new commit.` }
          : { title: 'Nothing to save', description: `${owner}/${kept} has this ${noun} already.` },
      );
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    if (isNew || !saved) void create();
    else void update(target(saved));
  }
  /** The default branch has no name of its own, since another may become it. */
  function target({ repository, ids }: Saved): Saved {
    return branch && branch !== branches[0] ? { repository, ids, branch } : { repository, ids };
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={title}
      description={
        saved
          ? undefined
          : 'The files become a repository of yours in the Git Store, with a history of its own.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={!isReady} busy={busy}>
            {isNew ? (busy ? 'Creating...' : 'Create Repository') : busy ? 'Saving...' : 'Save changes'}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} className="flex flex-col gap-5">
        {status === 'signed-out' && (
          <SignInAlert next={next}>
            {`Repositories belong to an account. Your ${noun} stays in this browser meanwhile.`}
          </SignInAlert>
        )}
        {saved && <Target saved={saved} isNew={isNew} onChange={setNew} disabled={busy} />}
        {isNew ? (
          <>
            <Field label="Name" max={100} strict error={nameFault}>
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
          </>
        ) : (
          <>
            {branches.length > 1 && (
              <Field label="Branch">
                {(control) => (
                  <Select
                    {...control}
                    value={branch ?? branches[0]}
                    disabled={busy}
                    onChange={(event) => setBranch(event.target.value)}
                  >
                    {branches.map((name) => (
                      <option key={name} value={name}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <Field label="What has changed" optional max={200} strict>
              {(control) => (
                <Input
                  {...control}
                  value={message}
                  onChange={(event) => setMessage(event.target.value)}
                  placeholder={suggestion}
                  autoComplete="off"
                />
              )}
            </Field>
          </>
        )}
        {problem && (
          <Alert
            variant="danger"
            title={overtaken ? 'Changed meanwhile' : undefined}
            action={
              overtaken && saved && !isNew ? (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => void update(target(saved), true)}
                  disabled={busy}
                >
                  Replace what is there
                </Button>
              ) : null
            }
          >
            {overtaken
              ? 'The repository has other files than you saved last. You can replace them (its history keeps them), or save a new repository.'
              : problem}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

type TargetProps = { saved: Saved; isNew: boolean; onChange: (isNew: boolean) => void; disabled: boolean };

/** The repository of before, or another. */
function Target({ saved: { repository }, isNew, onChange, disabled }: TargetProps) {
  const choices = [
    {
      value: false,
      label: `${repository.owner}/${repository.name}`,
      meaning: 'A new commit in its history.',
    },
    { value: true, label: 'A new repository', meaning: 'The existing one stays as it is.' },
  ];
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Save to</legend>
      <div className="divide-y divide-line rounded-md border border-edge bg-surface">
        {choices.map(({ value, label, meaning }) => (
          <label key={label} className="flex min-h-11 items-start gap-3 px-3 py-2.5 hover:bg-sunken">
            <input
              type="radio"
              name="target"
              checked={isNew === value}
              onChange={() => onChange(value)}
              className="mt-1 size-4 shrink-0"
            />
            <span className="min-w-0 flex-1 leading-6">
              <bdi className="block font-medium wrap-anywhere">{label}</bdi>
              <span className="block text-[0.9375rem] text-ink-soft">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
