import { ChevronRight, File, Folder as FolderIcon } from 'lucide-react';
import { type Folder, holds } from '../../../../domain/template/file-tree.ts';
import { cx } from '../../../lib/cx.ts';

type Props = {
  root: Folder;
  /** Path of the file that is open. */
  current: string;
  onChoose: (path: string) => void;
};

const ROW = 'flex min-h-8 w-full items-center gap-1.5 rounded-sm px-1.5 text-left text-label';

/** Folders that open and close, and files that are opened. */
export function FileList({ root, current, onChoose }: Props) {
  return (
    <ul className={cx(root.path !== '' && 'ml-3 border-l border-line pl-1')}>
      {root.folders.map((below) => (
        <li key={below.path}>
          <details open={holds(below, current)}>
            <summary
              className={cx(ROW, 'list-none font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden')}
            >
              <ChevronRight
                aria-hidden="true"
                className="size-3.5 shrink-0 text-ink-faint transition-transform [details[open]>summary>&]:rotate-90"
              />
              <FolderIcon aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              <span className="min-w-0 truncate">{below.name}</span>
            </summary>
            <FileList root={below} current={current} onChoose={onChoose} />
          </details>
        </li>
      ))}
      {root.files.map(({ path, name }) => (
        <li key={path}>
          <button
            type="button"
            aria-current={path === current ? 'true' : undefined}
            onClick={() => onChoose(path)}
            className={cx(
              ROW,
              path === current ? 'bg-accent-soft font-semibold text-accent-text' : 'hover:bg-sunken',
            )}
          >
            <File aria-hidden="true" className="ml-5 size-3.5 shrink-0 text-ink-faint" />
            <span className="min-w-0 truncate">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
