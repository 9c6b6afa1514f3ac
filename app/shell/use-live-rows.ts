import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Followed, followRows, type RowChange } from '../lib/follow-rows.ts';

/** Several changes are read at once, and not by everybody at the same moment. Milliseconds. */
const SOONEST = 400;
const SPREAD = 1600;

type Live = {
  /** Rows to follow; `key` names them, and the channel. */
  key: string;
  followed: readonly Followed[];
  /** Takes a change in where it stands; true when the page must be read again for it. */
  take(change: RowChange): boolean;
  readAgain(): void;
  /** What moves when the page is read again. That waits while somebody points into it or has the focus in it. */
  place: RefObject<Element | null>;
  active?: boolean;
};

/** Keeps a page up to date with rows that others write. */
export function useLiveRows({ key, followed, take, readAgain, place, active = true }: Live): void {
  const rows = useEffectEvent(() => followed);
  const onChange = useEffectEvent((change: RowChange | null) => change === null || take(change));
  const onReadAgain = useEffectEvent(readAgain);
  useEffect(() => {
    if (!active) return;
    let cancel: (() => void) | null = null;
    const heard = (change: RowChange | null) => {
      if (!onChange(change) || cancel) return;
      const timer = setTimeout(
        () => {
          let isOver = false;
          const letGo = whenNotInteracting(place.current, () => {
            isOver = true;
            cancel = null;
            onReadAgain();
          });
          if (!isOver) cancel = letGo;
        },
        SOONEST + Math.random() * SPREAD,
      );
      cancel = () => clearTimeout(timer);
    };
    const leave = followRows(key, rows(), heard);
    return () => {
      leave();
      cancel?.();
    };
  }, [key, active, place]);
}

/**
 * Runs `task` as soon as nobody points into the element or has the focus in it: what a hand is about to press must not
 * move away under it. Returns the cancel function.
 */
function whenNotInteracting(element: Element | null, task: () => void): () => void {
  // A touched element counts as pointed at until another is touched.
  const held = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
  if (!element?.matches(held)) {
    task();
    return () => {};
  }
  const cancel = () => {
    element.removeEventListener('pointerleave', look);
    element.removeEventListener('focusout', look);
  };
  function look() {
    // The focus is nowhere while it goes from one place to the next.
    setTimeout(() => {
      if (element?.isConnected && element.matches(held)) return;
      cancel();
      task();
    });
  }
  element.addEventListener('pointerleave', look);
  element.addEventListener('focusout', look);
  return cancel;
}
