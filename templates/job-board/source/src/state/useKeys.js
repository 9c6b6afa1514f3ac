import { useEffect, useRef } from 'react';

/** Single keys, unless someone is typing, a dialog is open or a modifier is held. */
export function useKeys(keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, dialog')) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
