import { expect, it } from 'vitest';
import {
  addStep,
  branches,
  canRedo,
  canUndo,
  goTo,
  type History,
  NO_HISTORY,
  redo,
  undo,
} from './history.ts';

const files = (text: string) => ({ 'index.html': text });
const steps = (...texts: string[]) =>
  texts.reduce((history, text, index) => addStep(history, text, files(text), index), NO_HISTORY);
const filesOf = ({ steps, current }: History) => steps.find(({ id }) => id === current)?.files;

it('goes back and forth', () => {
  const three = steps('a', 'b', 'c');
  expect(filesOf(undo(three))).toEqual(files('b'));
  expect(filesOf(redo(undo(three)))).toEqual(files('c'));
  expect(canUndo(undo(undo(three)))).toBe(false);
  expect(undo(undo(undo(three))).current).toBe(1);
  expect(canRedo(three)).toBe(false);
});

it('makes no step of the same files', () => {
  expect(steps('a', 'a').steps).toHaveLength(1);
});

it('keeps what was there before a branch, and leads back to it', () => {
  const branched = addStep(undo(steps('a', 'b', 'c')), 'd', files('d'), 9);
  expect(branches(branched).map(({ label, depth }) => [label, depth])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['d', 1],
  ]);
  expect(filesOf(redo(undo(branched)))).toEqual(files('d'));
  const old = goTo(branched, 3);
  expect(filesOf(old)).toEqual(files('c'));
  expect(filesOf(redo(undo(old)))).toEqual(files('c'));
  expect(goTo(branched, 77)).toBe(branched);
});

it('keeps a limited number of steps, the current one always', () => {
  const many = steps(...Array.from({ length: 220 }, (_, index) => `text ${index}`));
  expect(many.steps).toHaveLength(200);
  expect(filesOf(many)).toEqual(files('text 219'));
  let history: History = many;
  for (let times = 0; times < 230; times++) history = undo(history);
  expect(canUndo(history)).toBe(false);
});
