import { Cloud, Download, ExternalLink, FolderGit2, Redo2, Rocket, Undo2, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { STORAGE_HREF } from '../../../../domain/account/storage-page.ts';
import { branches, canRedo, canUndo, currentStep } from '../../../../domain/studio/history.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { Select } from '../../../ui/select.tsx';
import { tellFailure } from '../../../ui/tell-failure.ts';
import { toast } from '../../../ui/toast.ts';
import { titleOf } from '../publish/facts.ts';
import { filesToHost } from '../publish/files-to-host.ts';
import type { Network } from '../run/combine.ts';
import { filesToTake } from '../run/linked-page.ts';
import { runInTab } from '../run/run-in-tab.ts';
import { addPage } from '../save-page.ts';
import { asPage, type Community, hasCode, type PublishPageDialog } from '../schema.ts';
import type { Builder } from '../use-builder.ts';
import type { Keeping } from '../use-keeping.ts';

const PublishDialog = partOnDemand(() => import('./publish-dialog.tsx'));
const SaveDialog = partOnDemand(() => import('../../../shell/saving/save-dialog.tsx'));

const KEEPING: Record<Keeping, string> = {
  off: '',
  saving: 'Saving...',
  kept: 'Kept in your account',
  failed: 'Kept in this browser only',
  full: 'Kept in this browser only: your account is full.',
  large: 'Kept in this browser only: save websites with more than a page to the Git Store.',
};

type Props = {
  builder: Builder;
  network: Network;
  community: Community;
  PublishPageDialog: PublishPageDialog;
};

/** Steps back and forth, the page in a tab of its own, and what becomes of it: a zip, a repository, a project. */
export function Toolbar({ builder, network, community, PublishPageDialog }: Props) {
  const { session, files, work } = builder;
  const { history } = session;
  const [zipping, setZipping] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [isGoingLive, setGoingLive] = useState(false);
  const isEmpty = !hasCode(files);
  const busy = work !== null;
  const run = () => {
    if (runInTab(files, builder.page, network)) return;
    toast({ title: 'The browser did not open a new tab.', variant: 'destructive' });
  };
  const exportFiles = async () => {
    setZipping(true);
    try {
      const { exportZip } = await import('../run/export-zip.ts');
      saveFile('website.zip', exportZip(files));
    } catch (error) {
      tellFailure('Not exported')(error);
    } finally {
      setZipping(false);
    }
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-3 border-b border-line pb-4">
      <div className="flex">
        <IconButton label="Undo" disabled={busy || !canUndo(history)} onClick={builder.undo}>
          <Undo2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Redo" disabled={busy || !canRedo(history)} onClick={builder.redo}>
          <Redo2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {history.steps.length > 0 && <Steps builder={builder} />}
      {KEEPING[builder.keeping] && (
        <p role="status" className="flex items-start gap-1.5 text-label text-ink-soft">
          <Cloud aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {KEEPING[builder.keeping]}{' '}
            {builder.keeping === 'full' && (
              <Link to={STORAGE_HREF} className="text-link font-semibold">
                See your storage
              </Link>
            )}
          </span>
        </p>
      )}
      <div className="grid w-full grid-cols-2 gap-2 lg:ml-auto lg:flex lg:w-auto">
        <Button
          variant="secondary"
          size="sm"
          disabled={isEmpty}
          busy={zipping}
          onClick={() => void exportFiles()}
        >
          <Download aria-hidden="true" className="size-4" />
          Download zip
        </Button>
        <Button variant="secondary" size="sm" disabled={isEmpty || busy} onClick={() => setSaving(true)}>
          <FolderGit2 aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />
          Save to Git Store
        </Button>
        <Button variant="secondary" size="sm" disabled={isEmpty || busy} onClick={() => setPublishing(true)}>
          <Upload aria-hidden="true" className="size-4" />
          Publish
        </Button>
        <Button variant="secondary" size="sm" disabled={isEmpty || busy} onClick={() => setGoingLive(true)}>
          <Rocket aria-hidden="true" className="size-4" />
          Publish live
        </Button>
        <Button size="sm" disabled={isEmpty} onClick={run} className="max-lg:col-span-2">
          <ExternalLink aria-hidden="true" className="size-4" />
          Run
        </Button>
      </div>
      {session.site && (
        <p className="w-full text-label break-words text-ink-soft">
          Live at{' '}
          <a
            href={session.site.address}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link break-all"
          >
            {session.site.address}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {isSaving && (
        <Suspense fallback={null}>
          <SaveDialog
            title={session.saved ? 'Save to the Git Store' : 'Save as a repository'}
            noun={asPage(files) ? 'page' : 'website'}
            next="/ai-temp-build"
            saved={session.saved}
            description={session.description.slice(0, 300)}
            suggestion={currentStep(session.history)?.label ?? 'Change the page'}
            files={() => Promise.resolve(filesToTake(files))}
            {...(asPage(files) ? { add: addPage } : {})}
            onSaved={builder.keepSaved}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      )}
      {isGoingLive && (
        <Suspense fallback={null}>
          <PublishPageDialog
            title={titleOf(files) || session.description}
            siteId={session.site?.id ?? null}
            pack={async () => (await import('../run/export-zip.ts')).exportZip(filesToHost(files))}
            next="/ai-temp-build"
            onPublished={builder.keepSite}
            onClose={() => setGoingLive(false)}
          />
        </Suspense>
      )}
      {isPublishing && (
        <Suspense fallback={null}>
          <PublishDialog
            files={files}
            description={session.description}
            community={community}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Steps({ builder }: { builder: Builder }) {
  const { history } = builder.session;
  const steps = branches(history);
  return (
    <div className="flex min-w-0 items-center gap-2 text-label text-ink-soft">
      <Select
        look="sm"
        aria-label="Go to a step"
        className="w-44 min-w-0 sm:w-52 2xl:w-80"
        value={history.current ?? ''}
        disabled={builder.work !== null}
        onChange={(event) => builder.goTo(Number(event.target.value))}
      >
        {steps.map(({ id, label, depth }, index) => (
          <option key={id} value={id}>
            {`${'↳ '.repeat(depth)}${index + 1}. ${label}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
