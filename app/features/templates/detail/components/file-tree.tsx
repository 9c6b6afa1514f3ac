import { ChevronRight, File, Folder as FolderIcon } from 'lucide-react';
import { Link } from 'react-router';
import { type Folder, holds } from '../../../../../domain/template/file-tree.ts';
import { cx } from '../../../../lib/cx.ts';
import { formatFileSize } from '../../../../lib/file-size.ts';
import { sourcePath } from '../paths.ts';

type Props = {
  id: string;
  root: Folder;
  /** Path of the file on show. */
  current?: string | undefined;
};

/** Folders that open and close by themselves, files that lead to their text, sizes at the right. */
export function FileTree({ id, root, current }: Props) {
  return <Level id={id} folder={root} current={current} depth={0} />;
}

const ROW = 'flex min-h-8 items-center gap-2 rounded-sm px-2 text-[0.9375rem] hover:bg-sunken';

function Level({
  id,
  folder,
  current,
  depth,
}: {
  id: string;
  folder: Folder;
  current: string | undefined;
  depth: number;
}) {
  return (
    <ul className={cx(depth > 0 && 'ml-[0.9375rem] border-l border-line pl-2')}>
      {folder.folders.map((below) => (
        <li key={below.path}>
          <details open={current === undefined ? depth === 0 : holds(below, current)}>
            <summary className={cx(ROW, 'list-none font-medium [&::-webkit-details-marker]:hidden')}>
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-faint transition-transform [details[open]>summary>&]:rotate-90"
              />
              <FolderIcon aria-hidden="true" className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
              <span className="min-w-0 flex-1 break-all">{below.name}</span>
              <Size bytes={below.bytes} />
            </summary>
            <Level id={id} folder={below} current={current} depth={depth + 1} />
          </details>
        </li>
      ))}
      {folder.files.map((file) => (
        <li key={file.path}>
          <Link
            to={sourcePath(id, file.path)}
            aria-current={file.path === current ? 'page' : undefined}
            className={cx(ROW, 'group', file.path === current && 'bg-accent-soft font-semibold')}
          >
            <File aria-hidden="true" className="ml-6 size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
            <span className="min-w-0 flex-1 break-all group-hover:underline group-hover:underline-offset-4">
              {file.name}
            </span>
            <Size bytes={file.bytes} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Size({ bytes }: { bytes: number }) {
  return (
    <span className="shrink-0 text-label font-normal text-ink-faint tabular-nums">
      {formatFileSize(bytes)}
    </span>
  );
}
