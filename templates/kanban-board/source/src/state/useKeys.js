import { useEffect } from 'react';

const isTyping = (element) => element.matches?.('input, textarea, select');

/** One listener for the whole page. Silent while somebody types or a dialog is open. */
export function useKeys(keys) {
  useEffect(() => {
    const press = (event) => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      const control = event.ctrlKey || event.metaKey;
      const run =
        keys[`${control ? 'ctrl+' : ''}${control && event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
