import {
  defaultHighlightStyle,
  HighlightStyle,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';

/** The editor's own colours by what they are used for, in ours, which follow the theme. */
const COLOURS: Record<string, string> = {
  '#940': 'var(--color-ink-faint)',
  '#a11': 'var(--color-success-text)',
  '#e40': 'var(--color-success-text)',
  '#164': 'var(--color-accent-text)',
  '#219': 'var(--color-accent-text)',
  '#708': 'var(--color-accent-text)',
  '#00f': 'var(--color-accent-text)',
  '#30a': 'var(--color-ink)',
  '#f00': 'var(--color-danger-text)',
};

const colours = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) => ({
    ...spec,
    ...(spec.color ? { color: COLOURS[spec.color] ?? 'var(--color-ink)' } : {}),
  })),
);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-ink)', backgroundColor: 'var(--color-surface)' },
  // Drawn over all of it: an outline of the editor itself lies under the line numbers.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: '2px solid var(--color-accent-text)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    fontVariantLigatures: 'none',
  },
  '.cm-content': { caretColor: 'var(--color-ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-gutters': {
    color: 'var(--color-ink-faint)',
    backgroundColor: 'var(--color-surface)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--color-sunken) 60%, transparent)',
  },
  '.cm-foldPlaceholder': { color: 'var(--color-ink-soft)', backgroundColor: 'var(--color-sunken)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--color-accent-soft)',
  },
  '.cm-selectionMatch, .cm-matchingBracket': { backgroundColor: 'var(--color-accent-soft)' },
  '.cm-panels': { color: 'var(--color-ink)', backgroundColor: 'var(--color-sunken)' },
  '.cm-tooltip': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-surface)',
    border: '1px solid var(--color-edge)',
  },
});

export type Editor = {
  text(): string;
  replace(text: string): void;
  /** Whether what is typed is refused. The focus stays. */
  lock(isLocked: boolean): void;
  focus(): void;
  destroy(): void;
};

type Options = {
  text: string;
  path: string;
  label: string;
  onChange: () => void;
  /** Ctrl or Command with S. */
  onSave: () => void;
};

/**
 * Puts an editor into an element. It lives in a shadow tree: there its styles are style sheets made by script, which
 * the pages' policy allows, and not style elements, which it does not.
 */
export function mountEditor(host: HTMLElement, { text, path, label, onChange, onSave }: Options): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren();
  const language = new Compartment();
  const lock = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([
          {
            key: 'Mod-s',
            run: () => {
              onSave();
              return true;
            },
          },
          { key: 'Tab', run: insertSpaces },
        ]),
        basicSetup,
        syntaxHighlighting(colours),
        theme,
        language.of([]),
        lock.of([]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    }),
  });
  void languageOf(path).then((support) => {
    if (support) view.dispatch({ effects: language.reconfigure(support) });
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    lock: (isLocked) =>
      view.dispatch({ effects: lock.reconfigure(isLocked ? EditorState.readOnly.of(true) : []) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function insertSpaces(view: EditorView): boolean {
  if (view.state.readOnly) return true;
  view.dispatch(view.state.replaceSelection('  '), { scrollIntoView: true, userEvent: 'input' });
  return true;
}

/** Colours for the languages of websites; others are edited as plain text. */
async function languageOf(path: string): Promise<LanguageSupport | null> {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (/^(js|cjs|mjs|jsx|ts|tsx)$/.test(extension)) {
    const { javascript } = await import('@codemirror/lang-javascript');
    return javascript({ jsx: /x$/.test(extension), typescript: extension.startsWith('t') });
  }
  if (/^(html?|vue|svelte|svg|xml|php)$/.test(extension))
    return (await import('@codemirror/lang-html')).html();
  if (/^s?css$/.test(extension)) return (await import('@codemirror/lang-css')).css();
  if (/^(json|webmanifest)$/.test(extension)) return (await import('@codemirror/lang-json')).json();
  return extension === 'md' ? (await import('@codemirror/lang-markdown')).markdown() : null;
}
