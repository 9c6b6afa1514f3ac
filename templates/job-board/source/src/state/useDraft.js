import { useEffect, useState } from 'react';

/** What is typed into a form, kept under `key` until it is sent. */
export function useDraft(key, blank) {
  const [values, setValues] = useState(blank);
  useEffect(() => {
    try {
      const draft = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (draft && typeof draft === 'object') setValues((now) => ({ ...now, ...Object.fromEntries(Object.entries(draft).filter(([name, value]) => name in now && typeof value === 'string')) }));
    } catch {
      // No draft, or no storage.
    }
  }, [key]);
  const write = (name, value) => {
    const next = { ...values, [name]: value };
    setValues(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Then it is kept by this page alone.
    }
    return next;
  };
  const clear = () => {
    setValues(blank);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return [values, write, clear];
}
