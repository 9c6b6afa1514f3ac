import path from 'node:path';
import { expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, '../templates/legal-notepad/source/src/state/pad.js');
const { isBlankNote, makeNote, padReducer } = await import(program);

interface Note {
  id: string;
  title: string;
  text: string;
  versions: object[];
}
const note = (id: string, title: string, text = ''): Note => ({ ...makeNote('Notes'), id, title, text });
const idsAfter = (notes: Note[], action: object): string[] =>
  padReducer({ open: notes[0]?.id, mine: {}, notes }, { at: 1, ...action }).notes.map(({ id }: Note) => id);

it('keeps no note that nothing but spaces was written into, once another sheet is opened', () => {
  const notes = [note('blank', '  ', '\n '), note('list', 'Shopping')];
  expect(isBlankNote(notes[0])).toBe(true);
  expect(idsAfter(notes, { type: 'open', id: 'list' })).toEqual(['list']);
  expect(idsAfter(notes, { type: 'add', note: note('new', '') })).toEqual(['new', 'list']);
});

it('keeps what has words, what is open, and what has versions', () => {
  const written = note('written', '', 'Milk');
  const emptied = { ...note('emptied', ''), versions: [{ text: 'Milk' }] };
  const open = note('open', '');
  expect(idsAfter([written, emptied, open], { type: 'open', id: 'open' })).toEqual([
    'written',
    'emptied',
    'open',
  ]);
});
