import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { type Draft, dropPictures, keepDraft, keepPicture, loadDraft } from './draft/draft-store.ts';
import type { Pictures, Subject, Values } from './schema.ts';
import { NO_STEPS, presentOf, redone, undone, withStep } from './values/steps.ts';

/** Whether what was changed is in this browser; `taken` while another tab has changed the same draft. */
export type Keeping = 'nothing' | 'saving' | 'kept' | 'taken' | 'failed';

type State = Pick<Draft, 'steps' | 'site' | 'saved'> & { pictures: Pictures; draftVersion: string | null };

const EMPTY: State = { steps: NO_STEPS, site: null, saved: null, pictures: {}, draftVersion: null };
const channelOf = (template: string) => `plinth-customiser/${template}`;

/** The steps of a template as this browser has kept them, kept again after each change. */
export function useDraft({ id, version }: Subject) {
  const [state, setState] = useState<State>(EMPTY);
  const [isLoaded, setLoaded] = useState(false);
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  /** What is to be kept next, while something is being kept. */
  const next = useRef<State | null>(null);
  const isBusy = useRef(false);
  const revision = useRef<string | null>(null);
  const newest = useRef(EMPTY);
  const lastPlace = useRef<string | null>(null);
  const channel = useRef<BroadcastChannel>(null);

  const show = useCallback((shown: State) => {
    newest.current = shown;
    setState(shown);
  }, []);

  const load = useCallback(async () => {
    const found = await loadDraft(id);
    revision.current = found?.draft.revision ?? null;
    if (!found) return;
    const { steps, site, saved = null, version: draftVersion } = found.draft;
    show({ steps, site, saved, pictures: found.pictures, draftVersion });
    setKeeping('kept');
  }, [id, show]);

  useEffect(() => {
    let left = false;
    load()
      .catch((error: unknown) => {
        console.info('The browser keeps no drafts.', error);
        if (!left) setKeeping('failed');
      })
      .finally(() => {
        if (!left) setLoaded(true);
      });
    const others = new BroadcastChannel(channelOf(id));
    channel.current = others;
    others.onmessage = () => setKeeping('taken');
    return () => {
      left = true;
      others.close();
    };
  }, [id, load]);

  const keep = useCallback(
    async (changed: State) => {
      next.current = changed;
      if (isBusy.current) return;
      isBusy.current = true;
      setKeeping((before) => (before === 'taken' ? before : 'saving'));
      try {
        while (next.current) {
          const { steps, site, saved } = next.current;
          next.current = null;
          const draft = { template: id, version, steps, site, saved, revision: randomId() };
          const isMine = await keepDraft(draft, revision.current);
          if (isMine) {
            revision.current = draft.revision;
            channel.current?.postMessage(draft.revision);
          }
          setKeeping(isMine ? 'kept' : 'taken');
        }
      } catch (error) {
        console.info('The draft could not be kept.', error);
        setKeeping('failed');
      } finally {
        isBusy.current = false;
      }
    },
    [id, version],
  );

  const set = useCallback(
    (changed: State) => {
      show(changed);
      void keep(changed);
    },
    [show, keep],
  );

  return {
    ...state,
    isLoaded,
    keeping,
    values: presentOf(state.steps),
    /** Present values, also between a change and its drawing. */
    now: useCallback(() => presentOf(newest.current.steps), []),
    /** Makes a step. Changes of the same place that follow each other are one. */
    change: useCallback(
      (values: Values, place: string | null = null) => {
        const joins = place !== null && place === lastPlace.current;
        lastPlace.current = place;
        set({ ...newest.current, steps: withStep(newest.current.steps, values, joins) });
      },
      [set],
    ),
    /** Ends the step that is being typed. */
    endStep: useCallback(() => {
      lastPlace.current = null;
    }, []),
    undo: useCallback(() => {
      lastPlace.current = null;
      set({ ...newest.current, steps: undone(newest.current.steps) });
    }, [set]),
    redo: useCallback(() => {
      lastPlace.current = null;
      set({ ...newest.current, steps: redone(newest.current.steps) });
    }, [set]),
    keepSite: useCallback((site: Draft['site']) => set({ ...newest.current, site }), [set]),
    keepSaved: useCallback((saved: Draft['saved']) => set({ ...newest.current, saved }), [set]),
    /** Keeps pictures, before a step names them. Rejects with words when the browser has no room. */
    addPictures: useCallback(
      async (pictures: Pictures) => {
        for (const [path, picture] of Object.entries(pictures))
          await keepPicture(id, path, picture).catch((cause: unknown) => {
            throw new Error('This browser has no room for the picture.', { cause });
          });
        show({ ...newest.current, pictures: { ...newest.current.pictures, ...pictures } });
      },
      [id, show],
    ),
    /** Takes what another tab has made of the draft. */
    takeOther: useCallback(() => {
      lastPlace.current = null;
      void load().catch(() => setKeeping('failed'));
    }, [load]),
    /** Puts what is here in place of what another tab has made, or tries again to keep it. */
    keepMine: useCallback(async () => {
      try {
        revision.current = (await loadDraft(id))?.draft.revision ?? null;
        setKeeping('saving');
        await keep(newest.current);
      } catch {
        setKeeping('failed');
      }
    }, [id, keep]),
    /** Drops pictures that no step names. */
    tidy: useCallback(async () => {
      const said = JSON.stringify(newest.current.steps);
      await dropPictures(id, (path) => said.includes(JSON.stringify(path)));
    }, [id]),
  };
}

export type DraftState = ReturnType<typeof useDraft>;
