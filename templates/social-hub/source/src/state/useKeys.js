import { useEffect } from 'react';

const isTyping = (element) => element.matches?.('input, textarea, select, [contenteditable]');

/** One listener for the whole board. Keys without Ctrl are left alone while somebody types or a dialog is open. */
export function useKeys(keys) {
  useEffect(() => {
    const press = (event) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const withControl = event.ctrlKey || event.metaKey;
      const name = `${withControl ? 'ctrl+' : ''}${withControl && event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
      const run = keys[name];
      if (!run || event.altKey) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
