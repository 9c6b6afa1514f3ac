import { useEffect, useRef } from 'react';

/**
 * When the list has become longer, moves the focus from 'Show more' to the template after the one with the id, where
 * reading goes on.
 */
export function useFocusAfter(id: string, length: number): void {
  const before = useRef(length);
  useEffect(() => {
    const grown = length > before.current;
    before.current = length;
    if (!grown || !id) return;
    const next = document.getElementById(`template-${id}`)?.nextElementSibling;
    next?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [id, length]);
}
