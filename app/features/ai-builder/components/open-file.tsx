import { Check, Download, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fileAt, type SiteFiles, sizeOf } from '../../../../domain/studio/site-files.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { kindOfPath } from '../reply/file-name.ts';
import { CopyCode } from './copy-code.tsx';

type Props = {
  path: string;
  files: SiteFiles;
  isBusy: boolean;
  isRegenerating: boolean;
  /** `from` is the text that was changed. */
  onChange: (from: string, text: string) => void;
  onRename: () => void;
  onDelete: () => void;
  onRegenerate: () => void;
};

/** So that all of them stand in one row beside a preview. */
const TIGHT = 'px-2!';

/** One file of a website: its text to be changed, or what there is to see of it, and what can be done with it. */
export function OpenFile({ path, files, isBusy, isRegenerating, ...on }: Props) {
  const file = fileAt(files, path) ?? '';
  const code = typeof file === 'string' ? file : null;
  const [base, setBase] = useState(code);
  const [draft, setDraft] = useState(code ?? '');
  // Another state of the website has another text.
  if (base !== code) {
    setBase(code);
    setDraft(code ?? '');
  }
  const isChanged = code !== null && draft !== code;
  const apply = () => {
    if (isChanged && !isBusy) on.onChange(code, draft);
  };
  /** What is written stays when another file takes this one's place; the field has no chance to be left then. */
  const onGone = useRef(apply);
  useEffect(() => {
    onGone.current = apply;
  });
  useEffect(() => () => onGone.current(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    apply();
  };
  const download = () =>
    saveFile(
      path.slice(path.lastIndexOf('/') + 1),
      typeof file === 'string' ? file : new Blob([file as BlobPart]),
    );
  return (
    <section aria-label={path} className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <p className="border-b border-line px-3 py-2 font-mono text-label font-semibold break-all">{path}</p>
      <div className="flex flex-wrap gap-0.5 border-b border-line p-1.5">
        {code !== null && <CopyCode code={code} />}
        <Button variant="ghost" size="sm" className={TIGHT} onClick={download}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
        {kindOfPath(path) && (
          <Button
            variant="ghost"
            size="sm"
            className={TIGHT}
            disabled={isBusy}
            busy={isRegenerating}
            onClick={on.onRegenerate}
          >
            {!isRegenerating && <RefreshCw aria-hidden="true" className="size-4" />}
            Regenerate
          </Button>
        )}
        <Button variant="ghost" size="sm" className={TIGHT} disabled={isBusy} onClick={on.onRename}>
          <Pencil aria-hidden="true" className="size-4" />
          Rename
        </Button>
        <Button variant="ghost" size="sm" className={TIGHT} disabled={isBusy} onClick={on.onDelete}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </Button>
        {isChanged && (
          <Button size="sm" className="ml-auto" disabled={isBusy} onClick={apply}>
            <Check aria-hidden="true" className="size-4" />
            Apply
          </Button>
        )}
      </div>
      <LeaveGuard
        active={isChanged}
        title="Leave without applying?"
        description={`What you have written in ${path} is not part of the website yet.`}
        confirmLabel="Leave"
        onLeave={() => setDraft(code ?? '')}
      />
      {code === null ? (
        <Other path={path} files={files} />
      ) : (
        <textarea
          aria-label={`Text of ${path}`}
          value={draft}
          readOnly={isBusy}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          wrap="off"
          onChange={(event) => setDraft(event.target.value)}
          onBlur={apply}
          onKeyDown={onKeyDown}
          className="block h-[36rem] w-full resize-none bg-transparent p-4 font-mono text-label leading-5.5 text-ink -outline-offset-2 [font-variant-ligatures:none]"
        />
      )}
    </section>
  );
}

/** A picture, or the size of what cannot be shown. */
function Other({ path, files }: { path: string; files: SiteFiles }) {
  const [address, setAddress] = useState<string | null>(null);
  const bytes = sizeOf(fileAt(files, path) ?? '');
  useEffect(() => {
    let left = false;
    void import('../run/compose-site.ts').then(({ inlinerOf }) => {
      if (!left) setAddress(inlinerOf(files).address(path));
    });
    return () => {
      left = true;
    };
  }, [path, files]);
  const isPicture = address?.startsWith('data:image/');
  return (
    <div className="grid min-h-40 place-items-center gap-3 p-4">
      {isPicture && (
        <img src={address ?? undefined} alt={`How ${path} looks`} className="max-h-96 max-w-full" />
      )}
      <p className="text-label text-ink-soft">
        {isPicture ? '' : 'This file cannot be shown as text. '}
        {formatFileSize(bytes)}
      </p>
    </div>
  );
}
