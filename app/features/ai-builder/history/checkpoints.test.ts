import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_FILES } from '../schema.ts';
import {
  addStep,
  branches,
  canRedo,
  canUndo,
  filesOf,
  goTo,
  type History,
  MAX_STEPS,
  NO_HISTORY,
  redo,
  undo,
} from './checkpoints.ts';

const files = (text: string) => ({ ...NO_FILES, 'index.html': text });
const steps = (...texts: string[]) =>
  texts.reduce((history, text, index) => addStep(history, text, files(text), index), NO_HISTORY);

it('goes back and forth', () => {
  const three = steps('a', 'b', 'c');
  expect(filesOf(undo(three))).toEqual(files('b'));
  expect(filesOf(redo(undo(three)))).toEqual(files('c'));
  expect(canUndo(undo(undo(three)))).toBe(false);
  expect(undo(undo(undo(three))).current).toBe(1);
  expect(canRedo(three)).toBe(false);
  expect(filesOf(NO_HISTORY)).toEqual(NO_FILES);
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
  const many = steps(...Array.from({ length: MAX_STEPS + 20 }, (_, index) => `text ${index}`));
  expect(many.steps).toHaveLength(MAX_STEPS);
  expect(filesOf(many)).toEqual(files(`text ${MAX_STEPS + 19}`));
  let history: History = many;
  for (let times = 0; times < MAX_STEPS + 30; times++) history = undo(history);
  expect(canUndo(history)).toBe(false);
});

it('undo after any steps is taken back by redo', () => {
  const act = fc.constantFrom('add', 'undo', 'redo', 'first');
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let history: History = NO_HISTORY;
      acts.forEach((one, index) => {
        if (one === 'add') history = addStep(history, one, files(`${index}`), index);
        else if (one === 'undo') history = undo(history);
        else if (one === 'redo') history = redo(history);
        else history = goTo(history, 1);
      });
      if (canUndo(history)) expect(redo(undo(history)).current).toBe(history.current);
      expect(new Set(history.steps.map(({ id }) => id)).size).toBe(history.steps.length);
    }),
  );
});
