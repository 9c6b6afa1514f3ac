import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Where the focus goes when the button that had it is gone. `land` gives it to the element with `ref` once what is drawn
 * next is there: a dialog that closes at the same time keeps the focus until then. The element needs `tabIndex={-1}`.
 */
export function useLanding<T extends HTMLElement>(): { ref: RefObject<T | null>; land: () => void } {
  const ref = useRef<T>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);
  return { ref, land: useCallback(() => setTimes((count) => count + 1), []) };
}
