import { ChevronRight, Folder as FolderIcon } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { Link } from 'react-router';
import type { RepositoryFile } from '../../../../domain/repository/repository-view.ts';
import { buildTree, type Folder, holds } from '../../../../domain/template/file-tree.ts';
import { cx } from '../../../lib/cx.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { FileIcon } from './file-icon.tsx';

type Props = {
  files: readonly RepositoryFile[];
  current: string | undefined;
  hrefOf: (path: string) => string;
};

/** Folders that open by themselves and files that lead to their text. Arrow keys walk through what is open. */
export function FileTree({ files, current, hrefOf }: Props) {
  const root = useMemo(() => buildTree(files.map(({ path, size }) => ({ path, bytes: size }))), [files]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside
    <div onKeyDown={walk}>
      <Level folder={root} depth={0} current={current} hrefOf={hrefOf} />
    </div>
  );
}

type LevelProps = Omit<Props, 'files'> & { folder: Folder; depth: number };

function Level({ folder, depth, current, hrefOf }: LevelProps) {
  return (
    <ul className={cx(depth > 0 && 'ml-[0.9375rem] border-l border-line pl-1')}>
      {folder.folders.map((below) => (
        <li key={below.path}>
          <details open={isOpen(below, depth === 0 && folder.count <= 40, current)}>
            <summary
              aria-current={below.path === current ? 'page' : undefined}
              className="store-row font-medium"
            >
              <ChevronRight
                aria-hidden="true"
                className="size-3.5 shrink-0 text-ink-faint transition-transform [details[open]>summary>&]:rotate-90"
              />
              <FolderIcon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
              <bdi className="min-w-0 flex-1 break-all">{below.name}</bdi>
              <span className="text-label font-normal text-ink-faint tabular-nums">
                {below.count}
                <span className="sr-only"> {below.count === 1 ? 'file' : 'files'}</span>
              </span>
            </summary>
            <Level folder={below} depth={depth + 1} current={current} hrefOf={hrefOf} />
          </details>
        </li>
      ))}
      {folder.files.map(({ path, name, bytes }) => (
        <li key={path}>
          <FileRow path={path} label={name} bytes={bytes} href={hrefOf(path)} isCurrent={path === current} />
        </li>
      ))}
    </ul>
  );
}

/** The way to what is on show; while nothing is, the folders of a small repository. */
function isOpen(folder: Folder, isFirst: boolean, current: string | undefined): boolean {
  return current === undefined ? isFirst : folder.path === current || holds(folder, current);
}

type RowProps = { path: string; label: string; bytes: number; href: string; isCurrent: boolean };

/** A file with its kind and its size. */
export function FileRow({ path, label, bytes, href, isCurrent }: RowProps) {
  return (
    <Link
      to={href}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="store-row group"
    >
      <span className="flex w-5.5 shrink-0 justify-end">
        <FileIcon path={path} />
      </span>
      <span className="min-w-0 flex-1 break-all group-hover:underline group-hover:underline-offset-4">
        <bdi>{label}</bdi>
      </span>
      <span className="shrink-0 text-label font-normal text-ink-faint tabular-nums">
        {formatFileSize(bytes, 'short')}
      </span>
    </Link>
  );
}

/** Up and down through the rows on show, right and left into folders and out of them, Home and End. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.store-row')].filter((row) =>
    row.checkVisibility(),
  );
  const at = rows.indexOf(event.target as HTMLElement);
  const row = rows[at];
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
  const folder = row.tagName === 'SUMMARY' ? (row.parentElement as HTMLDetailsElement) : null;
  let next: HTMLElement | null | undefined;
  if (event.key === 'ArrowDown') next = rows[at + 1];
  else if (event.key === 'ArrowUp') next = rows[at - 1];
  else if (event.key === 'Home') next = rows[0];
  else if (event.key === 'End') next = rows.at(-1);
  else if (event.key === 'ArrowRight') {
    if (folder && !folder.open) folder.open = true;
    else if (folder) next = rows[at + 1];
  } else if (event.key === 'ArrowLeft') {
    if (folder?.open) folder.open = false;
    else next = row.closest('ul')?.parentElement?.querySelector<HTMLElement>(':scope > summary');
  } else return;
  event.preventDefault();
  next?.focus();
}
