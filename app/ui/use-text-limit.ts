import { type DOMAttributes, useEffect, useState } from 'react';
import { faultOfPaste } from './text-limit.ts';

type Limited = {
  /** Characters in the control. */
  length: number;
  /** What is said of the last paste. */
  notice: string | null;
  /** For the element around the control. */
  handlers: DOMAttributes<HTMLElement>;
};

/** Follows how much of its limit the text control with that id uses. Without a limit it does nothing. */
export function useTextLimit(id: string, max: number | undefined): Limited {
  const [length, setLength] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  // After each drawing: forms also fill and empty their fields themselves.
  useEffect(() => {
    if (max !== undefined) setLength(controlOf(id)?.value.length ?? 0);
  });
  // What was pasted before scripts had loaded was cut by the browser, which says nothing. What the form itself filled in is
  // no news to anybody.
  useEffect(() => {
    const control = max === undefined ? null : controlOf(id);
    if (!control || control.value === control.defaultValue) return;
    if (control.maxLength > 0 && control.value.length >= control.maxLength)
      setNotice('This field is full. What did not fit was left out.');
  }, [id, max]);
  if (max === undefined) return { length, notice, handlers: {} };

  return {
    length,
    notice,
    handlers: {
      onPaste: (event) => setNotice(faultOfPaste(event)),
      onDrop: (event) => setNotice(faultOfPaste(event)),
      onInput(event) {
        const { target, nativeEvent } = event;
        if ((target as HTMLElement).id !== id) return;
        setLength((target as HTMLInputElement).value.length);
        if (!/^insertFrom/.test((nativeEvent as InputEvent).inputType)) setNotice(null);
      },
    },
  };
}

function controlOf(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const found = document.getElementById(id);
  return found && 'maxLength' in found ? (found as HTMLInputElement) : null;
}
