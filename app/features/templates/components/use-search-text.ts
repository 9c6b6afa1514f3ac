import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { normalizeSearch } from '../search/selection.ts';

/** How long after the last key the address follows. Browsers refuse to change it with every key. Milliseconds. */
const REST_MS = 250;

/** Marks the entry of the history that typing writes. */
export const TYPED = { typed: true };

/**
 * The text in the search field. It runs ahead of the address, which `write` changes when the typing pauses; Back, Forward
 * and links change the text.
 */
export function useSearchText(q: string, write: (q: string) => void) {
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // What was typed itself arrives here late: by then the text may be longer.
  const { key, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && (state as { typed?: boolean } | null)?.typed === true;
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (!isOwn && normalizeSearch(text) !== q) setText(q);
  }
  useEffect(() => {
    if (!isOwn && key) clearTimeout(timer.current);
  }, [key, isOwn]);

  return {
    text,
    /** What is searched now. */
    q: normalizeSearch(text),
    type(value: string) {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(normalizeSearch(value)), REST_MS);
    },
    /** Brings the address up to date at once. */
    settle(value = text) {
      setText(value);
      clearTimeout(timer.current);
      latest.current(normalizeSearch(value));
    },
  };
}
