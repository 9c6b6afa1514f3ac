import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PublishPageDialog } from '../../ai-builder/schema.ts';
import { type Editor, EditorContext, itemKey } from '../editor-context.ts';
import type { PageOutline, Pictures, Subject, Values } from '../schema.ts';
import type { DraftState } from '../use-draft.ts';
import { usePreview } from '../use-preview.ts';
import type { OpenTemplate } from '../use-template.ts';
import { groupsOf } from '../values/groups.ts';
import { withKeptPages } from '../values/pages.ts';
import { withValue } from '../values/slots.ts';
import { nameOf, topOf, type Where } from '../where.ts';
import { ContentPanel } from './content-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { FaultsButton, MisfitNote } from './notes.tsx';
import { OutMenu } from './out-menu.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SectionsPanel } from './sections-panel.tsx';

type Props = {
  subject: Subject;
  open: OpenTemplate;
  draft: DraftState;
  pictures: Pictures;
  PublishPageDialog: PublishPageDialog;
  /** What stands at the left of the bar. */
  children: ReactNode;
};

/** The bar, the panels and the preview, and what ties them together. */
export function EditorPanes({ subject, open, draft, pictures, PublishPageDialog, children }: Props) {
  const { workshop } = open;
  const { values, now, change, addPictures, endStep, steps } = draft;
  const [tab, setTab] = useState('content');
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set());
  const [openItems, setOpenItems] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState('');
  const keptPages = values.pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the values, the pages alone matter
  const outline = useMemo(() => withKeptPages(open.outline, values), [open.outline, keptPages]);
  const panel = useRef<HTMLDivElement>(null);
  /** The field that is to get the focus once it is drawn. */
  const [asked, setAsked] = useState<{ where: Where } | null>(null);
  const pageRef = useRef<PageOutline>(null);

  const onPick = useCallback(
    (where: Where) => {
      const page = pageRef.current;
      const group = page && groupsOf(outline, now(), page).find(({ slots }) => has(slots, topOf(where)));
      if (!group) return;
      setTab('content');
      setSide('edit');
      setWanted('');
      setOpenGroups((before) => new Set([...before, group.key]));
      setOpenItems((before) => new Set([...before, ...itemsAround(where)]));
      setAsked({ where });
    },
    [outline, now],
  );
  const onOutside = useCallback(
    (address: string) =>
      toast({ title: 'This link leads out of your website', description: address.slice(0, 200) }),
    [],
  );
  const preview = usePreview({ workshop, outline, values: now, onPick, onOutside });
  const { renderPage, showValue, showLook, mark, file, problems } = preview;
  const page = outline.pages.find((one) => one.file === file) ?? (outline.pages[0] as PageOutline);
  pageRef.current = page;

  const giveWorkshop = useCallback(
    async (given: Pictures) => {
      const entries = Object.entries(given).map(
        async ([path, picture]) => [path, new Uint8Array(await picture.arrayBuffer())] as const,
      );
      await workshop.call('addPictures', Object.fromEntries(await Promise.all(entries)));
    },
    [workshop],
  );
  // The pictures of a draft, for the pages that name them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that are added later are told when they are
  useEffect(() => {
    void giveWorkshop(pictures).then(renderPage);
    void draft.tidy().catch(() => {});
  }, []);
  /** Whether what was changed last has been shown already. */
  const isOwnStep = useRef(false);
  // Steps back and forth, and what comes from another tab, are pages made anew.
  const drawn = useRef(steps);
  useEffect(() => {
    if (drawn.current === steps) return;
    drawn.current = steps;
    if (!isOwnStep.current) renderPage();
    isOwnStep.current = false;
  }, [steps, renderPage]);
  useEffect(() => {
    if (!asked) return;
    const name = CSS.escape(nameOf(asked.where));
    const field = panel.current?.querySelector(`[data-where="${name}"]`);
    field?.querySelector<HTMLElement>('input:not(.hidden), textarea, select, button, summary')?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  const toggleItem = useCallback(
    (name: string, isOpen: boolean) => setOpenItems((before) => withToggled(before, name, isOpen)),
    [],
  );
  const editor = useMemo<Editor>(
    () => ({
      outline,
      values,
      pictures,
      problems,
      openItems,
      toggleItem,
      setValue(where, value) {
        isOwnStep.current = true;
        // Shown before anything is drawn here: the preview is what is looked at.
        const isShown = showValue(where, value);
        change(withValue(outline.site, now(), where, value), nameOf(where));
        if (!isShown) renderPage();
      },
      endStep,
      setValues(next) {
        isOwnStep.current = true;
        change(next);
        renderPage();
      },
      async addPicture(picture, name) {
        const kind = picture.type === 'image/webp' ? 'webp' : 'jpg';
        const words = name.replace(/[^a-z0-9]+/g, '-').slice(0, 40);
        const path = `assets/own/${words}-${randomId().slice(0, 8)}.${kind}`;
        await addPictures({ [path]: picture });
        await giveWorkshop({ [path]: picture });
        return path;
      },
      mark,
    }),
    [
      outline,
      values,
      pictures,
      problems,
      openItems,
      toggleItem,
      change,
      now,
      endStep,
      showValue,
      renderPage,
      addPictures,
      giveWorkshop,
      mark,
    ],
  );
  const changeLook = (next: Values, place: string | null) => {
    isOwnStep.current = true;
    change(next, place);
    showLook(next);
  };
  const faults = problems.length;
  /** Shows a field that may be on another page. */
  const show = (where: Where) => {
    const isHere = has(page.slots, topOf(where));
    const other = outline.pages.find(({ slots }) => has(slots, topOf(where)));
    if (!isHere && other) preview.goTo(other.file);
    pageRef.current = isHere || !other ? page : other;
    onPick(where);
  };
  return (
    <EditorContext value={editor}>
      <header className="customiser-head">
        {children}
        <FaultsButton problems={problems} outline={outline} onShow={show} />
        <OutMenu
          subject={subject}
          open={open}
          draft={draft}
          faults={faults}
          PublishPageDialog={PublishPageDialog}
          onImported={renderPage}
        />
      </header>
      <div className="customiser-panes" data-side={side}>
        <div ref={panel} className="customiser-panel">
          <MisfitNote draft={draft} subject={subject} problems={problems} outline={outline} />
          <Tabs
            label="What to change"
            stretch
            value={tab}
            onValueChange={setTab}
            items={[
              {
                value: 'content',
                label: 'Content',
                panel: (
                  <ContentPanel
                    page={page}
                    openGroups={openGroups}
                    onToggle={(group, isOpen) =>
                      setOpenGroups((before) => withToggled(before, group, isOpen))
                    }
                    wanted={wanted}
                    onWanted={setWanted}
                  />
                ),
              },
              { value: 'look', label: 'Look', panel: <LookPanel onLook={changeLook} /> },
              { value: 'sections', label: 'Sections', panel: <SectionsPanel page={page} /> },
            ]}
          />
        </div>
        <PreviewPane preview={preview} pages={outline.pages} title={subject.title} />
      </div>
      <nav aria-label="Edit or preview" className="customiser-sides">
        {(['edit', 'preview'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            onClick={() => setSide(one)}
            className={cx(
              'min-h-12 flex-1 font-semibold',
              side === one ? 'border-t-3 border-ink text-ink' : 'border-t-3 border-transparent text-ink-soft',
            )}
          >
            {one === 'edit' ? 'Edit' : 'Preview'}
          </button>
        ))}
      </nav>
    </EditorContext>
  );
}

const has = (slots: readonly { name: string }[], name: string) => slots.some((slot) => slot.name === name);

/** The items of lists that a place lies in. */
function itemsAround({ items }: Where): string[] {
  return items.map(([slot, index], depth) => itemKey({ slot, items: items.slice(0, depth) }, index));
}

function withToggled(before: ReadonlySet<string>, name: string, isOn: boolean): ReadonlySet<string> {
  if (before.has(name) === isOn) return before;
  return isOn ? new Set([...before, name]) : new Set([...before].filter((one) => one !== name));
}
