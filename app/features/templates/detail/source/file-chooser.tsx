import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buildTree } from '../../../../../domain/template/file-tree.ts';
import type { TemplateFile } from '../../../../../domain/template/template-files.ts';
import { FileTree } from '../components/file-tree.tsx';
import type { SourceTemplate } from './load.server.ts';

const PANEL = 'source-files';

type Props = { template: SourceTemplate; files: readonly TemplateFile[]; path: string };

/** All files: a column beside the text, and on narrow windows one line that stays in view and opens them over the text. */
export function FileChooser({ template: { id, title }, files, path }: Props) {
  const panel = useRef<HTMLElement>(null);
  // Whoever has chosen a file wants to read it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => panel.current?.hidePopover(), [path]);
  return (
    <div className="source-files">
      <button type="button" popoverTarget={PANEL} className="source-files-button">
        <span className="min-w-0 truncate">
          <span className="sr-only">Files of {title}, now </span>
          {path}
        </span>
        <span className="ml-auto pl-3 font-normal whitespace-nowrap text-ink-soft tabular-nums">
          {files.length} files
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <nav ref={panel} id={PANEL} popover="auto" aria-label={`Files of ${title}`} className="source-panel">
        <p className="source-files-title">
          Files of {title}
          <span className="font-normal text-ink-faint tabular-nums">{files.length}</span>
        </p>
        <div className="source-tree">
          <FileTree id={id} root={buildTree(files)} current={path} />
        </div>
      </nav>
    </div>
  );
}
