import { ChevronDown, Files, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { repositoryFilePath } from '../../../../domain/repository/repository-paths.ts';
import type { RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { counted } from '../../../lib/counted.ts';
import { tellCut } from '../../../ui/tell-cut.ts';
import { LINE_MAX } from '../../../ui/text-limit.ts';
import { FileRow, FileTree } from './file-tree.tsx';
import { findFiles } from './find-files.ts';

const LIST = 'store-files';
const MOST_FOUND = 50;

type Props = {
  page: RepositoryPage;
  gitRef: string | undefined;
  /** Path of the file on show. */
  current: string | undefined;
  /** What the owner can add. */
  actions: ReactNode;
};

/** All files with a search. On narrow windows the tree stands alone until a file is chosen, then behind a button. */
export function TreePanel({ page, gitRef, current, actions }: Props) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { files, repository } = page;
  const hrefOf = (path: string) => repositoryFilePath(repository, path, gitRef);
  const found = findFiles(files, query);
  useSearchKeys(list, input);
  // Whoever has chosen a file wants to read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => {
    if (list.current?.matches('[popover]:popover-open')) list.current.hidePopover();
  }, [current]);
  return (
    <div className="store-tree">
      {current !== undefined && (
        <button
          type="button"
          popoverTarget={LIST}
          className="flex min-h-11 w-full lg:hidden items-center gap-2 px-4 text-left text-[0.9375rem] font-semibold"
        >
          <Files aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1 truncate">{current}</span>
          <span className="text-label font-normal whitespace-nowrap text-ink-soft tabular-nums">
            {counted(files.length, 'file')}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
      )}
      <nav
        ref={list}
        id={LIST}
        popover={current === undefined ? undefined : 'auto'}
        aria-label={`Files of ${repository.name}`}
        className="store-tree-list"
      >
        <div className="flex items-center gap-1 border-b border-line p-1.5">
          <label className="relative min-w-0 flex-1 unscripted:hidden">
            <span className="sr-only">Search files (press t)</span>
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
            />
            <input
              ref={input}
              type="search"
              dir="auto"
              maxLength={LINE_MAX}
              onPaste={tellCut}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && found[0]) {
                  setQuery('');
                  void navigate(hrefOf(found[0].path), { preventScrollReset: true });
                } else if (event.key === 'ArrowDown') {
                  event.preventDefault();
                  list.current?.querySelector<HTMLElement>('.store-row')?.focus();
                } else if (event.key === 'Escape') setQuery('');
              }}
              placeholder="Search files"
              autoComplete="off"
              spellCheck={false}
              className="h-8 w-full rounded-sm border border-edge bg-surface pr-2 pl-8 text-label placeholder:text-ink-faint max-lg:h-10"
            />
          </label>
          <p className="hidden px-2 text-label font-semibold unscripted:block">
            {counted(files.length, 'file')}
          </p>
          {actions}
        </div>
        <div className="store-rows">
          {query.trim() ? (
            <>
              <p role="status" className="px-2 py-1 text-label text-ink-faint tabular-nums">
                {found.length === 0 ? 'No file has this in its path' : counted(found.length, 'file')}
              </p>
              <ul>
                {found.slice(0, MOST_FOUND).map(({ path, size }) => (
                  <li key={path}>
                    <FileRow
                      path={path}
                      label={path}
                      bytes={size}
                      href={hrefOf(path)}
                      isCurrent={path === current}
                    />
                  </li>
                ))}
              </ul>
            </>
          ) : files.length === 0 ? (
            <p className="px-2 py-3 text-label text-ink-faint">No files yet.</p>
          ) : (
            <FileTree files={files} current={current} hrefOf={hrefOf} />
          )}
        </div>
      </nav>
    </div>
  );
}

/** `t` and `/` go to the search, from wherever one is not typing. */
function useSearchKeys(
  list: React.RefObject<HTMLElement | null>,
  input: React.RefObject<HTMLInputElement | null>,
) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.key !== 't' && event.key !== '/') || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.composedPath()[0] as HTMLElement;
      if (target.closest?.('input, textarea, select, [contenteditable], dialog[open]')) return;
      const drawer = list.current;
      if (drawer?.popover && !input.current?.checkVisibility()) drawer.showPopover();
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list, input]);
}
