import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { ProposedHunk } from '../edits/proposal.ts';
import type { Picked } from '../run/watcher.ts';
import { MAX_PROMPT } from '../schema.ts';
import type { Builder } from '../use-builder.ts';
import { HunkView } from './hunk-view.tsx';
import { PickedElement } from './picked-element.tsx';

type Props = {
  builder: Builder;
  /** The element that the next change is about; null for the whole page. */
  picked: Picked | null;
  onPicked: (picked: Picked | null) => void;
};

/** Asks for a change in words; what would change is shown, and accepted or rejected piece by piece. */
export function ChangePanel({ builder, picked, onPicked }: Props) {
  const [wish, setWish] = useState('');
  const { proposal, work } = builder;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    builder.change(wish.trim(), picked);
    setWish('');
  };
  const open = proposal?.hunks.filter(({ state }) => state === 'open') ?? [];
  return (
    <section aria-labelledby="change-title" className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="change-title" className="font-display text-title font-bold">
        Ask for a change
      </h2>
      {picked && (
        <PickedElement
          key={picked.html}
          picked={picked}
          isBusy={work !== null}
          onText={(text) => {
            if (builder.editText(picked, text)) onPicked(null);
          }}
          onClear={() => onPicked(null)}
        />
      )}
      <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="What should be different?" max={MAX_PROMPT} strict className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Input
              {...control}
              value={wish}
              disabled={work !== null}
              placeholder="Make it darker, call it …, leave out the gallery"
              onChange={(event) => setWish(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          className="min-h-11"
          disabled={!wish.trim() || work !== null}
          busy={work?.kind === 'edit'}
        >
          Propose
        </Button>
      </form>
      {proposal && (
        <div className="mt-6">
          <div className="flex flex-wrap items-center gap-3">
            <p className="mr-auto" aria-live="polite">
              <span className="line-clamp-3 font-semibold">{proposal.wish}</span>
              <span className="text-ink-soft">
                {' '}
                {open.length} {open.length === 1 ? 'change' : 'changes'} to decide on
              </span>
            </p>
            <Button size="sm" disabled={work !== null} onClick={() => builder.acceptHunks(idsOf(open))}>
              <Check aria-hidden="true" className="size-4" />
              Accept all
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={work !== null}
              onClick={() => builder.rejectHunks(idsOf(open))}
            >
              <X aria-hidden="true" className="size-4" />
              Reject all
            </Button>
          </div>
          <ol className="mt-4 space-y-4">
            {proposal.hunks.map((hunk, index) => (
              <li key={hunk.id}>
                <HunkView
                  hunk={hunk}
                  number={index + 1}
                  isBusy={work !== null}
                  onAccept={() => builder.acceptHunks([hunk.id])}
                  onReject={() => builder.rejectHunks([hunk.id])}
                  onNearest={() => builder.takeNearest(hunk.id)}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function idsOf(hunks: readonly ProposedHunk[]): number[] {
  return hunks.map(({ id }) => id);
}
