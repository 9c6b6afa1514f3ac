import { createContext, useContext } from 'react';
import type { Problem, Value } from '../../../domain/contract/contract.ts';
import type { Outline, Pictures, Values } from './schema.ts';
import { nameOf, type Where } from './where.ts';

/** What fields and lists need of the page around them. */
export type Editor = {
  outline: Outline;
  values: Values;
  pictures: Pictures;
  problems: readonly Problem[];
  /** Items of lists that are unfolded, by `nameOf` of their list and their number. */
  openItems: ReadonlySet<string>;
  toggleItem: (name: string, isOpen: boolean) => void;
  /** One value, shown while it is typed. */
  setValue: (where: Where, value: Value) => void;
  /** The end of typing in a field. */
  endStep: () => void;
  /** Values of which more than one differs. */
  setValues: (values: Values) => void;
  /** Rejects with words when the browser has no room. */
  addPicture: (picture: Blob, name: string) => Promise<string>;
  mark: (where: Where) => void;
};

export const EditorContext = createContext<Editor | null>(null);

/** The editor that a field lies in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A field of the customiser lies outside of its editor.');
  return editor;
}

/** What is wrong with the value of a place, as a sentence; undefined when nothing is. */
export function problemOf(problems: readonly Problem[], label: string, where: Where): string | undefined {
  const found = problems.find(({ name }) => name === nameOf(where));
  return found && `${label} ${found.what}.`;
}

/** How an item is named among those that are unfolded. */
export const itemKey = (list: Where, index: number) => `${nameOf(list)} ${index}`;
