import { useEffect } from 'react';

/** A file dropped beside its place would be opened by the browser, in place of the page and what is written in it. */
export function useKeepDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { target, dataTransfer } = event;
      const isPlace = target instanceof HTMLInputElement && target.type === 'file' && !target.disabled;
      if (isPlace || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
