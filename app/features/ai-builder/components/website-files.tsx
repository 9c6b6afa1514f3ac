import { useEffect, useMemo, useRef, useState } from 'react';
import { fileAt, renameFile, sizeOf, withoutFile } from '../../../../domain/studio/site-files.ts';
import { buildTree } from '../../../../domain/template/file-tree.ts';
import { Select } from '../../../ui/select.tsx';
import type { Builder } from '../use-builder.ts';
import { FileActs } from './file-acts.tsx';
import { FileList } from './file-list.tsx';
import { FileNameDialog } from './file-name-dialog.tsx';
import { OpenFile } from './open-file.tsx';

type Props = {
  builder: Builder;
  /** The file that is open; another is where it is not there any more. */
  chosen: string;
  onChoose: (path: string) => void;
  onRegenerate: (path: string) => void;
};

/** All files of a website: a tree to choose from, on a phone a list, and the one that is open. */
export default function WebsiteFiles({ builder, chosen, onChoose, onRegenerate }: Props) {
  const { shown: files, work, pages } = builder;
  const [isRenaming, setRenaming] = useState(false);
  const listed = useMemo(
    () => Object.entries(files).map(([path, file]) => ({ path, bytes: sizeOf(file) })),
    [files],
  );
  const root = useMemo(() => buildTree(listed), [listed]);
  const path = fileAt(files, chosen) === undefined ? (pages[0] ?? listed[0]?.path ?? '') : chosen;
  const file = fileAt(files, path);
  const writing = work?.kind === 'all' ? work.writing : null;
  const open = writing && fileAt(files, writing) !== undefined ? writing : path;
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another file is shown
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !row) return;
    const { scrollTop, clientHeight } = list.current;
    const isSeen = row.offsetTop >= scrollTop && row.offsetTop + row.offsetHeight <= scrollTop + clientHeight;
    // Only the list: the page stays where it is.
    if (!isSeen) list.current.scrollTop = row.offsetTop - clientHeight / 2;
  }, [open]);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label text-ink-soft">
          {listed.length} {listed.length === 1 ? 'file' : 'files'}
        </p>
        <FileActs builder={builder} folder={folder} onAdded={onChoose} />
      </div>
      <div className="mt-3 grid gap-3 @2xl:grid-cols-[13rem_minmax(0,1fr)]">
        <Select
          aria-label="File"
          className="md:hidden"
          value={open}
          onChange={(event) => onChoose(event.target.value)}
        >
          {listed
            .map((one) => one.path)
            .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
            .map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
        </Select>
        <nav
          ref={list}
          aria-label="Files"
          className="relative max-h-56 overflow-auto rounded-lg border border-line bg-surface p-2 max-md:hidden @2xl:max-h-[747px]"
        >
          <FileList root={root} current={open} onChoose={onChoose} />
        </nav>
        {file !== undefined && (
          <OpenFile
            key={open}
            path={open}
            files={files}
            isBusy={work !== null}
            isRegenerating={work?.kind === 'file' && work.file === open}
            onChange={(from, text) => builder.edit(open, from, text)}
            onRename={() => setRenaming(true)}
            onDelete={() => builder.step(`Delete ${open}`, withoutFile(files, open))}
            onRegenerate={() => onRegenerate(open)}
          />
        )}
      </div>
      {isRenaming && (
        <FileNameDialog
          title={`Rename ${path}`}
          begin={path}
          action="Rename"
          isTaken={(name) => name !== path && fileAt(files, name) !== undefined}
          onCancel={() => setRenaming(false)}
          onSubmit={(name) => {
            setRenaming(false);
            builder.step(`Rename ${path}`, renameFile(files, path, name));
            onChoose(name);
          }}
        />
      )}
    </div>
  );
}
