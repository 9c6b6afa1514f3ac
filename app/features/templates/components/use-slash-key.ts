import { type RefObject, useEffect } from 'react';

/** Moves the focus to a field when '/' is pressed anywhere but in a field or a window above the page. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))
        return;
      if (document.querySelector('dialog[open], :popover-open:not(.tooltip)')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
