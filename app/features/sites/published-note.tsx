import { ArrowUpRight } from 'lucide-react';
import { counted } from '../../lib/counted.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { NoteList } from './note-list.tsx';
import type { Published } from './sites.ts';

/** Where a site is that has just been published, and what was left out. */
export function PublishedNote({ published, onClose }: { published: Published; onClose: () => void }) {
  const { site, deployment } = published;
  return (
    <div role="status" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-2 rounded-sm border border-line bg-sunken py-1.5 pr-1.5 pl-3">
        <span className="min-w-0 font-mono text-label break-all">{site.address}</span>
        <CopyButton name="the address" text={site.address} />
      </div>
      <div>
        <p className="text-label text-ink-soft">
          {counted(deployment.files, 'file')}, {formatFileSize(deployment.bytes, 'plain')}.
        </p>
        <NoteList notes={deployment.notes} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <a href={site.address} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          Open site
          <ArrowUpRight aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </div>
  );
}
