import { Download, FolderInput, History, Link2, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import {
  commitsPath,
  rawFilePath,
  repositoryFilePath,
} from '../../../../domain/repository/repository-paths.ts';
import type { Repository, RepositoryFileView } from '../../../../domain/repository/repository-view.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Code } from '../../../ui/code/code.tsx';
import { tellFailure } from '../../../ui/tell-failure.ts';
import { useClosingMenu } from '../components/use-closing-menu.ts';
import { Picture } from './picture.tsx';
import { Rendered } from './rendered.tsx';
import { Table } from './table.tsx';

type Props = {
  repository: Repository;
  view: RepositoryFileView;
  gitRef: string | undefined;
  /** The commit that is shown, for a link that stays true. */
  commit: string | null;
  canEdit: boolean;
  onEdit: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** One file: rendered where it can be, and its text with linkable lines. */
export function FileView({ repository, view, gitRef, commit, canEdit, onEdit, onRename, onDelete }: Props) {
  const { path, size, kind, code, encoding } = view;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const key = `${repository.id}/${view.sha}/${path}`;
  const raw = rawFilePath(repository, path, gitRef);
  const hasForms = code !== null && (kind === 'markdown' || kind === 'table' || kind === 'image');
  return (
    <>
      <div className="store-bar">
        <h2 className="mr-auto min-w-0 text-[0.9375rem] font-semibold break-all max-sm:sr-only">
          {/* Narrow windows have the path in the button above. */}
          <span className="max-lg:sr-only">{path} </span>
          <span className="text-label font-normal text-ink-faint tabular-nums">
            {formatFileSize(size, 'short')}
          </span>
        </h2>
        {hasForms && <Modes kind={kind} />}
        <div className="flex items-center gap-1 max-sm:ml-auto">
          {canEdit && code && !encoding && (
            <Button size="sm" variant="secondary" onClick={onEdit}>
              <PencilLine aria-hidden="true" className="size-4" />
              Edit
            </Button>
          )}
          {repository.is_private ? (
            <RawButton repository={repository} path={path} gitRef={gitRef} />
          ) : (
            <a href={raw} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              Raw
            </a>
          )}
          <MoreMenu>
            {!repository.is_private && (
              <a href={`${raw}&download=1`} download={name} className={ITEM}>
                <Download aria-hidden="true" className="size-4 text-ink-faint" />
                Download this file
              </a>
            )}
            {commit && (
              <Link to={commitsPath(repository, { ref: gitRef, path })} className={ITEM}>
                <History aria-hidden="true" className="size-4 text-ink-faint" />
                History of this file
              </Link>
            )}
            {commit && (
              <Link to={repositoryFilePath(repository, path, commit)} className={ITEM}>
                <Link2 aria-hidden="true" className="size-4 text-ink-faint" />
                Permanent link
              </Link>
            )}
            {canEdit && (
              <>
                <button type="button" onClick={onRename} className={ITEM}>
                  <FolderInput aria-hidden="true" className="size-4 text-ink-faint" />
                  Rename or move
                </button>
                <button type="button" onClick={onDelete} className={`${ITEM} text-danger-text`}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  Delete file
                </button>
              </>
            )}
          </MoreMenu>
        </div>
      </div>
      {encoding && code && (
        <p className="border-b border-line bg-sunken px-4 py-1.5 text-label text-ink-soft">
          {encodingNote(encoding)}
          {canEdit && ' To edit it here, save it as UTF-8 first.'}
        </p>
      )}
      {kind === 'markdown' && view.html !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section tabIndex={0} aria-label={`${name}, rendered`} className="store-rendered store-scroll">
          <Rendered html={view.html} rendered={`${key}#text`} />
        </section>
      )}
      {kind === 'table' && view.table && (
        <div className="store-rendered flex min-h-0 flex-1 flex-col">
          <Table table={view.table} name={name} />
        </div>
      )}
      {kind === 'image' && <Picture repository={repository} path={path} gitRef={gitRef} />}
      {code && <Code view={code} name={name} rendered={key} />}
      {!code && kind !== 'image' && (
        <p className="m-auto max-w-sm px-6 py-16 text-center text-ink-soft">
          {kind === 'text' &&
            `This file is too long for a page: ${formatFileSize(size, 'short')}. Open it raw, or download it.`}
          {kind === 'font' && `A typeface of ${formatFileSize(size, 'short')}.`}
          {kind === 'binary' && `A file of ${formatFileSize(size, 'short')} that is not text.`}
        </p>
      )}
    </>
  );
}

function encodingNote({ name, isGuessed }: { name: string; isGuessed: boolean }): string {
  if (name === 'utf-8') return 'Some bytes of this file are damaged: each is shown as \ufffd.';
  return isGuessed
    ? `Shown as ${encodingName(name)}, since this file is not UTF-8 and does not say what it is.`
    : `This file is in ${encodingName(name)}.`;
}

/** 'UTF-16', 'Windows-1252', 'Shift_JIS', 'ISO-8859-2': as standards write it. */
function encodingName(name: string): string {
  if (name === 'shift_jis') return 'Shift_JIS';
  return name.startsWith('windows-')
    ? name.replace('w', 'W')
    : name.replace(/(16)[bl]e$/, '$1').toUpperCase();
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-2.5 text-left text-[0.9375rem] hover:bg-sunken';

function MoreMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  return (
    <details ref={menu} className="store-menu">
      <summary
        aria-label="More about this file"
        className="inline-grid size-8 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <MoreHorizontal aria-hidden="true" className="size-4.5" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes what its buttons have done with */}
      <div
        className="store-sheet p-1.5 max-sm:right-0 max-sm:left-auto sm:right-0 sm:left-auto"
        onClick={(event) => {
          if ((event.target as Element).closest('button') && menu.current) menu.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}

/** Rendered or as written. An address that points at lines shows the text. */
function Modes({ kind }: { kind: RepositoryFileView['kind'] }) {
  const text = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const follow = () => {
      if (!/^#L\d/.test(location.hash) || !text.current || text.current.checked) return;
      text.current.checked = true;
      // The lines are there now; those that follow the address may bring them into view.
      dispatchEvent(new HashChangeEvent('hashchange'));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <fieldset className="store-modes">
      <legend className="sr-only">Show as</legend>
      <label>
        <input type="radio" name="store-mode" defaultChecked className="sr-only" />
        {kind === 'table' ? 'Table' : kind === 'image' ? 'Picture' : 'Rendered'}
      </label>
      <label>
        <input ref={text} type="radio" name="store-mode" className="store-mode-text sr-only" />
        Text
      </label>
    </fieldset>
  );
}

function RawButton({
  repository,
  path,
  gitRef,
}: {
  repository: Repository;
  path: string;
  gitRef: string | undefined;
}) {
  const save = async () => {
    const { saveFile } = await import('../editor/save.ts');
    await saveFile(repository, path, gitRef);
  };
  return (
    <Button size="sm" variant="ghost" onClick={() => void save().catch(tellFailure('Download failed'))}>
      Download
      <span className="sr-only"> this file</span>
    </Button>
  );
}
