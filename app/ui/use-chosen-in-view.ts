import { useEffect, useRef } from 'react';

/**
 * For a row that is moved sideways (`scroll-row`): brings what is chosen, the element that `selector` finds, to its
 * middle whenever `chosen` changes. Returns the ref of the row.
 */
export function useChosenInView<Row extends HTMLElement>(selector: string, chosen: unknown) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the reason to look
  useEffect(() => {
    const list = row.current;
    const item = list?.querySelector<HTMLElement>(selector);
    if (!list || !item || list.scrollWidth <= list.clientWidth) return;
    // Not scrollIntoView: it would move the page as well.
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
  }, [selector, chosen]);
  return row;
}
