import { useCallback, useEffect, useRef, useState } from 'react';
import { NO_ORIGIN } from '#app/lib/no-origin.ts';
import type { Problem, SlotType, Value } from '../../../domain/contract/contract.ts';
import { declarationsOf } from '../../../domain/contract/look/render-look.ts';
import { pathFrom } from '../../../domain/preview/path-from.ts';
import type { Theme } from '../../../domain/template/decide-theme.ts';
import { readMessage, type ToPage } from './preview/messages.ts';
import type { Values } from './schema.ts';
import type { OpenTemplate } from './use-template.ts';
import { lookOf } from './values/look.ts';
import { entryOf, valueAt } from './values/slots.ts';
import { nameOf, topOf, type Where } from './where.ts';

/** How long nobody has typed before a page begins again for what could not be shown in it. Milliseconds. */
const REST_MS = 350;

/** Lets keys that follow each other closely be checked as one. Milliseconds. */
const PAUSE_MS = 150;

/** Types whose values are texts in the page, and are shown while they are typed. */
const shownAtOnce: ReadonlySet<string> = new Set<SlotType>([
  'text',
  'rich',
  'link',
  'price',
  'number',
  'date',
  'email',
  'phone',
  'key',
  'choice',
]);

type Props = OpenTemplate & {
  values: () => Values;
  onPick: (where: Where) => void;
  /** A link that leads out of the website. */
  onOutside: (address: string) => void;
};

/** The preview: which page is shown and how, and what the pages say. */
export function usePreview({ workshop, outline, values, onPick, onOutside }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [file, setFile] = useState('index.html');
  const [theme, setTheme] = useState<Theme>('light');
  const [follows, setFollows] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isShown, setShown] = useState(false);
  const view = useRef({ file, theme, follows, hash: '' });
  const scrolls = useRef(new Map<string, number>());
  const isStageReady = useRef(false);
  /** What is to be done next: only problems are looked for, or the page is made anew. */
  const wanted = useRef<'fill' | 'page' | null>(null);
  const isBusy = useRef(false);
  /** The values of the page that was handed over last, and what was changed in it since. */
  const rendered = useRef<Values>({ slots: {} });
  const patches = useRef(new Map<string, ToPage>());
  const lastPatch = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fillRest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback((message: ToPage) => {
    // The frame has no origin that could be named. What it is given is its own.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);

  const work = useCallback(
    async (kind: 'fill' | 'page') => {
      if (wanted.current !== 'page') wanted.current = kind;
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        while (wanted.current) {
          const isPage = wanted.current === 'page' && isStageReady.current;
          wanted.current = null;
          const present = values();
          const { file: shown, theme: chosen, hash } = view.current;
          if (isPage) patches.current.clear();
          setProblems(await workshop.call('fill', present));
          if (!isPage) continue;
          const html = await workshop.call('page', shown, chosen);
          if (html === null) continue;
          rendered.current = present;
          view.current.hash = '';
          tell({ page: { html, hash, scroll: scrolls.current.get(shown) ?? 0 } });
        }
      } finally {
        isBusy.current = false;
      }
    },
    [workshop, values, tell],
  );

  const renderPage = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = undefined;
    void work('page');
  }, [work]);
  const renderAtRest = useCallback(() => {
    clearTimeout(rest.current);
    rest.current = setTimeout(renderPage, REST_MS);
  }, [renderPage]);

  const goTo = useCallback(
    (page: string, hash = '') => {
      view.current = { ...view.current, file: page, hash };
      scrolls.current.delete(page);
      setFile(page);
      renderPage();
    },
    [renderPage],
  );

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      const inner = frame.current?.contentWindow;
      if (!inner || source !== inner || origin !== NO_ORIGIN) return;
      const message = readMessage(data);
      switch (message?.kind) {
        case 'stage':
          isStageReady.current = true;
          return renderPage();
        case 'ready':
          setShown(true);
          tell({ follow: view.current.follows });
          // Typed while the page was made.
          for (const patch of patches.current.values()) tell(patch);
          return;
        case 'lost':
          return renderPage();
        case 'picked':
          if (entryOf(outline.site, message.where)) onPick(message.where);
          return;
        case 'scrolled':
          scrolls.current.set(view.current.file, message.to);
          return;
        case 'patched':
          if (message.id === lastPatch.current && !message.isWhole) renderAtRest();
          return;
        case 'go': {
          const path = pathFrom(view.current.file, message.address);
          const page = outline.pages.find((one) => one.file === (path || 'index.html'));
          if (path !== null && page) goTo(page.file, /#.*$/.exec(message.address)?.[0]);
          else onOutside(message.address);
          return;
        }
        case 'asset': {
          const path = pathFrom(view.current.file, message.path);
          if (path)
            void workshop
              .call('picture', path)
              .then((address) => tell({ asset: { path: message.path, address } }));
          return;
        }
      }
    };
    addEventListener('message', listen);
    // Not before somebody listens for its being ready.
    if (frame.current && !frame.current.hasAttribute('src')) frame.current.src = '/customiser/stage';
    return () => removeEventListener('message', listen);
  }, [workshop, outline, tell, renderPage, renderAtRest, goTo, onPick, onOutside]);
  useEffect(
    () => () => {
      clearTimeout(rest.current);
      clearTimeout(fillRest.current);
    },
    [],
  );

  return {
    frame,
    file,
    theme,
    follows,
    problems,
    isShown,
    goTo,
    /** The present values are quite other ones: the page is made anew. */
    renderPage,
    /** Shows a value that is about to be changed at once. False when the page has to be made anew for it, once it has changed. */
    showValue: useCallback(
      (where: Where, value: Value): boolean => {
        const type = entryOf(outline.site, where)?.type;
        if (typeof value !== 'string' || !type || !shownAtOnce.has(type)) return false;
        lastPatch.current += 1;
        const before = valueAt(outline.site, rendered.current, where);
        const patch: ToPage = {
          patch: {
            id: lastPatch.current,
            where,
            type: type as SlotType,
            value,
            before: typeof before === 'string' ? before : '',
          },
        };
        patches.current.set(nameOf(where), patch);
        tell(patch);
        clearTimeout(fillRest.current);
        fillRest.current = setTimeout(() => void work('fill'), PAUSE_MS);
        // What waits for the end of typing goes on waiting.
        if (rest.current !== undefined || outline.bound.includes(topOf(where))) renderAtRest();
        return true;
      },
      [outline, tell, work, renderAtRest],
    ),
    /** The look was changed: shows it at once, and its pages again when nobody changes it any more. */
    showLook: useCallback(
      (present: Values) => {
        const choice = lookOf(outline, present);
        if (!outline.look || !choice) return;
        const look: ToPage = { look: declarationsOf(outline.look, choice) };
        patches.current.set('look', look);
        tell(look);
        renderAtRest();
      },
      [outline, tell, renderAtRest],
    ),
    mark: useCallback((where: Where) => tell({ mark: where }), [tell]),
    chooseTheme: useCallback(
      (chosen: Theme) => {
        view.current = { ...view.current, theme: chosen };
        setTheme(chosen);
        renderPage();
      },
      [renderPage],
    ),
    chooseFollows: useCallback(
      (follow: boolean) => {
        view.current = { ...view.current, follows: follow };
        setFollows(follow);
        tell({ follow });
      },
      [tell],
    ),
  };
}

export type PreviewState = ReturnType<typeof usePreview>;
