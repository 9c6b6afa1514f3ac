import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pathFault, repositoryLimits } from '../../../../domain/repository/repository-files.ts';
import { repositoryFilePath } from '../../../../domain/repository/repository-paths.ts';
import type { Repository, RepositoryFile } from '../../../../domain/repository/repository-view.ts';
import { FunctionError } from '../../../lib/call-function.ts';
import { callGit } from '../../../shell/git-call.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { tellCut } from '../../../ui/tell-cut.ts';
import { LINE_MAX } from '../../../ui/text-limit.ts';
import { asQuery } from '../data/read-place.ts';
import { type Editor, mountEditor } from './code-mirror.ts';
import { Conflict, type Theirs } from './conflict.tsx';
import { useCommit } from './use-commit.ts';

type Props = {
  repository: Repository;
  branch: string | undefined;
  /** Null for a new file. */
  path: string | null;
  files: readonly RepositoryFile[];
  onClose: () => void;
};

type Source = { sha: string | undefined; text: string };

/** Writes a file, new or there already, and commits it. What was typed is never lost unasked. */
export default function FileEditor({ repository, branch, path, files, onClose }: Props) {
  const id = useId();
  const { search } = useLocation();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const form = useRef<HTMLFormElement>(null);
  const [source, setSource] = useState<Source | null>(path === null ? { sha: undefined, text: '' } : null);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState('');
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const { busy, commit } = useCommit(repository, branch);
  const target = path ?? name.trim();
  const fault = path === null && target ? newFault(target, files) : null;
  const suggestion = `${path === null ? 'Add' : 'Change'} ${target || 'a file'}`;
  const hasSource = source !== null;

  // What is edited is what is there now, which may be newer than what was on show. Read once: were it read again while
  // somebody types, a change made meanwhile would be overwritten unnoticed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the repository's row may be a new object at any time
  useEffect(() => {
    if (path === null) return;
    let gone = false;
    readFile(repository, branch, path)
      .then((file) => !gone && setSource(file ?? { sha: undefined, text: '' }))
      .catch((error: Error) => !gone && setFailure(error.message));
    return () => {
      gone = true;
    };
  }, [repository.id, branch, path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, with the text it begins with
  useEffect(() => {
    if (!host.current || !source) return;
    const made = mountEditor(host.current, {
      text: source.text,
      path: path ?? '',
      label: path ? `Text of ${path}` : 'Text of the new file',
      onChange: () => setDirty(true),
      onSave: () => form.current?.requestSubmit(),
    });
    editor.current = made;
    if (path !== null) made.focus();
    return () => made.destroy();
  }, [hasSource]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = editor.current?.text() ?? '';
    if (busy || fault || target === '' || !source) return;
    if (new TextEncoder().encode(text).length > repositoryLimits.fileBytes) {
      setFailure(`${target}: a file can have at most 1 MB.`);
      return;
    }
    setFailure('');
    const was = source.sha ? { was: source.sha } : {};
    const change = { action: 'write' as const, path: target, content: text, ...was };
    const ref = new URLSearchParams(search).get('ref') ?? undefined;
    const href = path === null ? repositoryFilePath(repository, target, ref) : undefined;
    // The question before leaving is for those who leave without this.
    setDirty(false);
    // What was typed now would be neither in the commit nor, once that is made, anywhere else.
    editor.current?.lock(true);
    const error = await commit(message.trim() || suggestion, [change], href);
    if (!error) return onClose();
    editor.current?.lock(false);
    setDirty(true);
    setFailure(error.message);
    if (error.code === 'changed_meanwhile' || error.code === 'file_exists') {
      const now = await readFile(repository, branch, target).catch(() => null);
      setTheirs({ sha: now?.sha, text: now?.text ?? null });
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-1 flex-col">
      <div className="store-bar">
        <h2 className="mr-auto min-w-0 text-[0.9375rem] font-semibold break-all">
          {path === null ? <label htmlFor={`${id}-path`}>New file</label> : `Editing ${path}`}
        </h2>
        {path === null && (
          <Input
            id={`${id}-path`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="src/index.html"
            maxLength={LINE_MAX}
            onPaste={tellCut}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-fault`}
            className="h-9 basis-56 font-mono text-label"
          />
        )}
      </div>
      <div role="alert" id={`${id}-fault`}>
        {fault && <p className="border-b border-line px-4 py-2 text-label text-danger-text">{fault}</p>}
      </div>
      {failure && !theirs && (
        <Alert variant="danger" className="m-3">
          {failure}
        </Alert>
      )}
      {theirs && (
        <Conflict
          message={failure}
          theirs={theirs}
          onKeepMine={() => {
            setSource({ sha: theirs.sha, text: source?.text ?? '' });
            setTheirs(null);
            setFailure('');
          }}
          onTakeTheirs={() => {
            editor.current?.replace(theirs.text ?? '');
            setSource({ sha: theirs.sha, text: theirs.text ?? '' });
            setTheirs(null);
            setFailure('');
          }}
        />
      )}
      {source ? (
        <div ref={host} className="store-editor" />
      ) : (
        <p className="m-auto flex items-center gap-3 py-16 text-ink-soft">
          {!failure && (
            <>
              <Spinner /> Opening the file
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-3">
        <label htmlFor={`${id}-message`} className="sr-only">
          Commit message
        </label>
        <Input
          id={`${id}-message`}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          placeholder={suggestion}
          maxLength={500}
          onPaste={tellCut}
          autoComplete="off"
          className="h-10 min-w-0 flex-1 basis-52 max-sm:basis-full"
        />
        <Button variant="secondary" onClick={onClose} disabled={busy} className="max-sm:flex-1">
          {isDirty ? 'Discard' : 'Cancel'}
        </Button>
        <Button
          type="submit"
          busy={busy}
          className="max-sm:flex-1"
          disabled={!source || target === '' || Boolean(fault) || Boolean(theirs)}
        >
          Commit changes
        </Button>
        <p className="basis-full text-label text-ink-faint max-lg:hidden">
          Tab indents; Escape, then Tab leaves the text. Ctrl S commits.
        </p>
      </div>
      <LeaveGuard
        active={isDirty && !busy}
        title="Leave without a commit?"
        description="What you have written has not been committed and will be lost."
        confirmLabel="Leave"
        onLeave={onClose}
      />
    </form>
  );
}

/** The file as it is now; null when it is not there. */
async function readFile(
  repository: Repository,
  ref: string | undefined,
  path: string,
): Promise<Source | null> {
  try {
    const { sha, content } = await callGit<{ sha: string; content: string | null }>(
      repository,
      `file${asQuery({ ref, path })}`,
    );
    return { sha, text: content ?? '' };
  } catch (error) {
    if (error instanceof FunctionError && error.code === 'file_not_found') return null;
    throw error;
  }
}

function newFault(path: string, files: readonly RepositoryFile[]): string | null {
  if (files.some((file) => file.path === path)) return `${path}: there is a file of this name already.`;
  return pathFault(path);
}
