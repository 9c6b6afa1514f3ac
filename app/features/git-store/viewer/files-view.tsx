import { FilePlus2, MousePointerClick, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { commitPath, repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import type { RepositoryFileView, RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Opened, Place } from '../data/store-data.ts';
import { FileView } from './file-view.tsx';
import { FolderView } from './folder-view.tsx';
import { ReadmeText } from './readme-text.tsx';
import { Time } from './time.tsx';
import { TreePanel } from './tree-panel.tsx';

// The editor is larger than the page: it comes with the press of 'Edit'.
const FileEditor = partOnDemand(() => import('../editor/file-editor.tsx'));
const UploadDialog = partOnDemand(() => import('../editor/upload-dialog.tsx'));
const RenameDialog = partOnDemand(() => import('../editor/rename-dialog.tsx'));
const DeleteDialog = partOnDemand(() => import('../editor/delete-dialog.tsx'));

type Props = {
  opened: Opened;
  place: Extract<Place, { kind: 'files' }>;
  isOwner: boolean;
  onEditing: (isEditing: boolean) => void;
};

type Mode = 'view' | 'edit' | 'new' | 'upload' | 'rename' | 'delete';

/** The tree beside the file on show; the README below it until one is chosen. */
export function FilesView({ opened, place, isOwner, onEditing }: Props) {
  const { page, view } = opened;
  const { repository } = page;
  const { ref, path } = place;
  const [mode, setMode] = useState<Mode>('view');
  const change = (next: Mode) => {
    setMode(next);
    onEditing(next === 'edit' || next === 'new');
  };
  const branch = branchOf(page, ref);
  const canEdit = isOwner && page.git.available && branch !== null;
  const readme = page.readme?.html !== null && !path ? page.readme : null;
  const common = { repository, branch: branch ?? undefined, onClose: () => change('view') };
  const isEmpty = page.files.length === 0;
  return (
    <>
      <div className="store-panel">
        <TreePanel
          page={page}
          gitRef={ref}
          current={path}
          actions={
            canEdit && (
              <>
                <IconButton label="New file" onClick={() => change('new')} className="size-8!">
                  <FilePlus2 aria-hidden="true" className="size-4" />
                </IconButton>
                <IconButton label="Upload files" onClick={() => change('upload')} className="size-8!">
                  <Upload aria-hidden="true" className="size-4" />
                </IconButton>
              </>
            )
          }
        />
        <div className="store-viewer">
          {mode === 'edit' || mode === 'new' ? (
            <Suspense
              fallback={
                <p className="m-auto flex items-center gap-3 py-16 text-ink-soft">
                  <Spinner /> Opening the editor
                </p>
              }
            >
              <FileEditor {...common} path={mode === 'edit' ? (path ?? null) : null} files={page.files} />
            </Suspense>
          ) : view ? (
            <FileView
              key={view.sha}
              repository={repository}
              view={view}
              gitRef={ref}
              commit={page.commit}
              canEdit={canEdit}
              onEdit={() => change('edit')}
              onRename={() => change('rename')}
              onDelete={() => change('delete')}
            />
          ) : path && opened.folder ? (
            <FolderView page={page} path={path} gitRef={ref} readme={opened.folder.readme} />
          ) : path ? (
            <EmptyState
              title="File not found"
              description={`There is no ${path} ${ref ? 'at this branch, tag or commit' : 'in this repository'}.`}
              action={<ButtonLink to={repositoryPath(repository, ref)}>All files</ButtonLink>}
            />
          ) : (
            <>
              <Latest page={page} />
              {readme ? (
                <Introduction readme={readme} id={repository.id} />
              ) : (
                <Unchosen
                  isEmpty={isEmpty}
                  canEdit={canEdit}
                  onUpload={() => change('upload')}
                  onNew={() => change('new')}
                />
              )}
            </>
          )}
        </div>
      </div>
      <Suspense>
        {mode === 'upload' && <UploadDialog {...common} files={page.files} />}
        {mode === 'rename' && path && <RenameDialog {...common} path={path} />}
        {mode === 'delete' && path && <DeleteDialog {...common} path={path} sha={view?.sha} />}
      </Suspense>
    </>
  );
}

/** Nothing is chosen yet: what introduces the repository. */
function Introduction({ readme, id }: { readme: RepositoryFileView; id: string }) {
  return (
    <>
      <p className="border-b border-line bg-sunken px-4 py-1.5 text-label text-ink-soft">
        Select a file to view its content
      </p>
      <ReadmeText readme={readme} id={id} />
    </>
  );
}

type UnchosenProps = { isEmpty: boolean; canEdit: boolean; onUpload: () => void; onNew: () => void };

/** Nothing is chosen, and nothing introduces the repository. */
function Unchosen({ isEmpty, canEdit, onUpload, onNew }: UnchosenProps) {
  return (
    <div className="m-auto flex flex-col items-center px-6 py-10 text-center text-ink-soft">
      <MousePointerClick aria-hidden="true" className="size-8 text-ink-faint" strokeWidth={1.25} />
      <p className="mt-4 font-semibold text-ink">Select a file to view its content</p>
      {!isEmpty && (
        <p className="mt-1 text-label unscripted:hidden max-lg:hidden">
          Press <kbd className="rounded-sm border border-edge px-1.5 font-mono">t</kbd> to search.
        </p>
      )}
      {isEmpty && (
        <p className="mt-1 text-label">
          {canEdit ? 'There are none yet: put some in, or push them with git.' : 'There are none in it yet.'}
        </p>
      )}
      {isEmpty && canEdit && (
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <Button onClick={onUpload}>
            <Upload aria-hidden="true" className="size-4" />
            Upload files
          </Button>
          <Button variant="secondary" onClick={onNew}>
            Write one here
          </Button>
        </div>
      )}
    </div>
  );
}

function Latest({ page: { latest, repository } }: { page: RepositoryPage }) {
  if (!latest) return null;
  return (
    <p className="store-bar pr-4 text-label">
      <bdi className="font-semibold">{latest.author.name}</bdi>
      <Link
        to={commitPath(repository, latest.sha)}
        className="min-w-0 flex-1 truncate text-ink-soft hover:underline hover:underline-offset-4"
      >
        {latest.subject}
      </Link>
      <Link
        to={commitPath(repository, latest.sha)}
        aria-label={`Commit ${latest.sha.slice(0, 7)}`}
        // The words beside it lead there as well, and a phone has no room for both.
        className="rounded-sm px-1 font-mono text-ink-faint hover:text-ink hover:underline max-sm:hidden"
      >
        {latest.sha.slice(0, 7)}
      </Link>
      <Time instant={latest.authored_at} />
    </p>
  );
}

/** The branch that is shown and may be written to; null for a tag or a commit. */
function branchOf(page: RepositoryPage, ref: string | undefined): string | null {
  if (ref === undefined) return page.default_branch;
  return page.branches.some(({ name }) => name === ref) ? ref : null;
}
