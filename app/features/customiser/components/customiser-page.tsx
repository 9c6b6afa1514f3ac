import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PublishPageDialog } from '../../ai-builder/schema.ts';
import type { Subject } from '../schema.ts';
import { useDraft } from '../use-draft.ts';
import { useTemplate } from '../use-template.ts';
import { canRedo, canUndo } from '../values/steps.ts';
import { EditorPanes } from './editor-panes.tsx';
import { KeepingAlert, KeepingNote } from './keeping-note.tsx';

type Props = { subject: Subject; PublishPageDialog: PublishPageDialog };

/** A template made somebody's own: its words, look and parts at the left, the website as it is now at the right. */
export function CustomiserPage({ subject, PublishPageDialog }: Props) {
  const { state, retry } = useTemplate(subject);
  const draft = useDraft(subject);
  const { pictures, isLoaded } = draft;
  const workshop = state.kind === 'ready' ? state.workshop : null;
  const isReady = workshop !== null && isLoaded;
  return (
    <div className="customiser">
      {isReady && state.kind === 'ready' ? (
        <EditorPanes
          key={subject.id}
          subject={subject}
          open={state}
          draft={draft}
          pictures={pictures}
          PublishPageDialog={PublishPageDialog}
        >
          <Heading subject={subject} />
          <Steps draft={draft} />
          <KeepingNote keeping={draft.keeping} />
        </EditorPanes>
      ) : (
        <>
          <header className="customiser-head">
            <Heading subject={subject} />
          </header>
          <noscript>
            <Alert className="m-4">
              The customiser works in your browser and needs JavaScript. The template can be downloaded
              without.
            </Alert>
          </noscript>
          {state.kind === 'failed' ? (
            <div className="p-4 sm:p-8">
              <LoadError title="The template could not be opened" retry={retry}>
                {state.words}
              </LoadError>
            </div>
          ) : (
            <Waiting />
          )}
        </>
      )}
      <KeepingAlert draft={draft} />
    </div>
  );
}

function Heading({ subject: { id, title } }: { subject: Subject }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <Link
        to={`/template/${id}`}
        aria-label={`Back to ${title}`}
        data-tooltip={`Back to ${title}`}
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0">
        <h1 className="truncate font-display text-[1.125rem] leading-6 font-bold">Make it yours</h1>
        <p className="truncate text-label text-ink-faint">{title}</p>
      </div>
    </div>
  );
}

function Steps({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { steps, undo, redo } = draft;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      // Dialogs and the search field keep the browser's own.
      if (event.target instanceof Element && event.target.closest('dialog, [type="search"]')) return;
      event.preventDefault();
      if (isRedo) redo();
      else undo();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [undo, redo]);
  return (
    <div className="flex">
      <IconButton label="Undo" disabled={!canUndo(steps)} onClick={undo}>
        <Undo2 aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo(steps)} onClick={redo}>
        <Redo2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

function Waiting() {
  return (
    <div className="customiser-panes" aria-busy="true">
      <div className="customiser-panel grid content-start gap-4 p-4 sm:p-5">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
        <p role="status" className="text-label text-ink-faint">
          Opening the template...
        </p>
      </div>
      <div className="customiser-preview bg-sunken" />
    </div>
  );
}
