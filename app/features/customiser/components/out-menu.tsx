import { Download, FolderGit2, FolderInput, Rocket } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PublishPageDialog } from '../../ai-builder/schema.ts';
import type { Subject } from '../schema.ts';
import type { DraftState } from '../use-draft.ts';
import type { OpenTemplate } from '../use-template.ts';

const SaveDialog = partOnDemand(() => import('../../../shell/saving/save-dialog.tsx'));

type Props = {
  subject: Subject;
  open: OpenTemplate | null;
  draft: DraftState;
  /** Values that could not be filled in, which the files do not have. */
  faults: number;
  PublishPageDialog: PublishPageDialog;
  onImported: () => void;
};

/** What becomes of the website: a zip, a repository, a live site; and how an earlier one comes back. */
export function OutMenu({ subject, open, draft, faults, PublishPageDialog, onImported }: Props) {
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<'save' | 'publish' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const next = `/template/${subject.id}/customize`;
  const call = () => {
    if (!open) throw new Error('The template is not open.');
    return open.workshop;
  };

  async function download() {
    setBusy(true);
    try {
      const zip = await call().call('zip', draft.now(), subject, 'download');
      saveFile(`${subject.title}.zip`, new Blob([zip], { type: 'application/zip' }));
      toast({
        title: 'Download started',
        description:
          faults > 0
            ? 'Fields that need mending have the template’s words in it.'
            : 'All files, with your changes and a site.json to go on from.',
        ...(faults > 0 ? { variant: 'destructive' as const } : {}),
      });
    } catch (error) {
      toast({ title: 'Download failed', description: failureWords(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  async function importFile(chosen: File | undefined) {
    if (!chosen) return;
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const { values, version, pictures } = await call().call('readImport', chosen.name, bytes, subject);
      await call().call('addPictures', pictures);
      await draft.addPictures(
        Object.fromEntries(Object.entries(pictures).map(([path, picture]) => [path, new Blob([picture])])),
      );
      draft.change(values);
      onImported();
      toast({
        title: 'Imported',
        description:
          version && version !== subject.version
            ? `It was made with version ${version}; the template has version ${subject.version} now. Undo brings back what was here.`
            : 'Undo brings back what was here.',
      });
    } catch (error) {
      toast({ title: 'Not imported', description: failureWords(error), variant: 'destructive' });
    }
  }
  const isOff = !open || !draft.isLoaded;
  return (
    <div className="customiser-out">
      <Button variant="ghost" size="sm" disabled={isOff} onClick={() => file.current?.click()}>
        <FolderInput aria-hidden="true" className="size-4 max-sm:hidden" />
        Import
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,.zip,application/json,application/zip"
        aria-label="A site.json, or a zip that was downloaded here"
        className="hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          void importFile(chosen);
          currentTarget.value = '';
        }}
      />
      <Button variant="secondary" size="sm" disabled={isOff} onClick={() => setDialog('save')}>
        <FolderGit2 aria-hidden="true" className="size-4 max-sm:hidden" />
        <span>
          Save<span className="max-sm:sr-only"> to Git Store</span>
        </span>
      </Button>
      <Button variant="secondary" size="sm" disabled={isOff} onClick={() => setDialog('publish')}>
        <Rocket aria-hidden="true" className="size-4 max-sm:hidden" />
        <span>
          Publish<span className="max-sm:sr-only"> live</span>
        </span>
      </Button>
      <Button size="sm" disabled={isOff} busy={busy} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-4" />
        Download
      </Button>
      {dialog === 'save' && (
        <Suspense>
          <SaveDialog
            title="Save to the Git Store"
            noun="website"
            next={next}
            saved={draft.saved}
            description={`Made from the template ${subject.title}.`}
            suggestion="Change the website"
            files={() => call().call('files', draft.now(), subject)}
            onSaved={draft.keepSaved}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {dialog === 'publish' && (
        <Suspense>
          <PublishPageDialog
            title={subject.title}
            siteId={draft.site?.id ?? null}
            pack={async () => {
              const zip = await call().call('zip', draft.now(), subject, 'host');
              return new Blob([zip], { type: 'application/zip' });
            }}
            next={next}
            onPublished={draft.keepSite}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
