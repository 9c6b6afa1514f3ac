import { FilePlus2, History } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import type { Network } from '../run/combine.ts';
import type { Picked } from '../run/watcher.ts';
import {
  type AiService,
  type Community,
  type Customise,
  hasCode,
  type PublishPageDialog,
} from '../schema.ts';
import { NO_MODEL, useBuilder } from '../use-builder.ts';
import { useChecks } from '../use-checks.ts';
import type { Place } from '../use-session.ts';
import { ChangePanel } from './change-panel.tsx';
import { ChatsButton } from './chats-button.tsx';
import { CodePanel } from './code-panel.tsx';
import { ComposerNotes } from './composer-notes.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { PromptForm } from './prompt-form.tsx';
import { StartFrom } from './start-from.tsx';
import { Toolbar } from './toolbar.tsx';

type Props = {
  service: AiService;
  community: Community;
  PublishPageDialog: PublishPageDialog;
  customise: Customise;
  /** A page to begin with, as an address; from a link to the builder. */
  from: string | null;
};

const PLACES: Record<Exclude<Place, 'here'>, string> = {
  apart:
    'This chat was changed in another tab as well. It goes on here as a chat of its own, and both are kept.',
  nowhere:
    'This browser has no room left, or keeps nothing. Download the zip or save to the Git Store before you leave this page.',
};

const ProposalsPanel = partOnDemand(() => import('./proposals-panel.tsx'));

/** The AI builder: a description on top; below it what one asks for and the code, beside the page as it runs. */
export function BuilderPage({ service, community, PublishPageDialog, customise, from }: Props) {
  const builder = useBuilder(service.connected ? (service.models[0]?.id ?? NO_MODEL) : NO_MODEL, community);
  const checks = useChecks();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [network, setNetwork] = useState<Network>('off');
  const [picked, setPicked] = useState<Picked | null>(null);
  const { running, error, notice, work, isLoaded, openFrom } = builder;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known what is there already
  useEffect(() => {
    if (!from || !isLoaded) return;
    openFrom(from, true);
    // By its whole path: what is relative is so to the route around the page.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [from, isLoaded]);
  const goOn = builder.goOn && (
    <Button variant="secondary" onClick={builder.goOn}>
      Go on with this reply
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-[110rem] px-4 py-8 sm:px-8 sm:py-10 lg:px-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-[34rem]">
          <h1 className="font-display text-heading font-extrabold">AI Builder</h1>
          <p className="mt-2 text-balance text-ink-soft">
            Describe a website and get HTML, CSS and JavaScript. Look at it, change it, take it with you.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {builder.hasPrevious && (
            <Button variant="ghost" disabled={work !== null} onClick={builder.bringBack}>
              <History aria-hidden="true" className="size-4.5" />
              Bring the last chat back
            </Button>
          )}
          <ChatsButton builder={builder} />
          <Button
            variant="secondary"
            onClick={() => {
              setPicked(null);
              builder.startNew();
            }}
          >
            <FilePlus2 aria-hidden="true" className="size-4.5" />
            Start New Chat
          </Button>
        </div>
      </header>
      <noscript>
        <Alert className="mt-6">
          The builder works in your browser and needs JavaScript. The templates of this site do not.
        </Alert>
      </noscript>
      <PromptForm builder={builder} service={service} />
      <StartFrom builder={builder} />
      <div aria-live="polite" className="empty:hidden">
        {notice && (
          <Alert className="mt-4" action={error ? undefined : goOn}>
            {notice}
          </Alert>
        )}
        {builder.place !== 'here' && <Alert className="mt-4">{PLACES[builder.place]}</Alert>}
      </div>
      {error && (
        <Alert variant="danger" className="mt-4" action={goOn}>
          {error}
        </Alert>
      )}
      {/* Stopped by the visitor, about which there is nothing to say. */}
      {!notice && !error && goOn && <div className="mt-4">{goOn}</div>}
      <ComposerNotes session={builder.session} />
      {builder.session.isComposed && builder.session.description && (
        <Suspense fallback={null}>
          <ProposalsPanel
            description={builder.session.description}
            wishes={builder.session.wishes}
            customise={customise}
          />
        </Suspense>
      )}
      <Toolbar
        builder={builder}
        network={network}
        community={community}
        PublishPageDialog={PublishPageDialog}
      />
      <div className="mt-6 grid items-start gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] 2xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr]">
        {hasCode(builder.files) && (
          <div className="min-w-0">
            <ChangePanel builder={builder} picked={picked} onPicked={setPicked} />
          </div>
        )}
        <div className="min-w-0 xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <PreviewPanel
            files={running}
            page={builder.page}
            onPage={builder.setPage}
            network={network}
            onNetwork={setNetwork}
            isWorking={work !== null}
            isMending={work?.kind === 'mend'}
            isFinished={work?.kind !== 'all'}
            report={checks.report}
            onReport={checks.onReport}
            onPick={setPicked}
            onMend={(report) => builder.mend(report, checks.check)}
          />
        </div>
        <section aria-label="Code" className="min-w-0 xl:col-start-1">
          <CodePanel builder={builder} />
        </section>
      </div>
    </div>
  );
}
