/* Houses somebody keeps an eye on: in this browser only, and for the visit where there is no storage. */
import { useCallback, useEffect, useState } from 'react';

const place = 'gable-and-rule-kept';

export function useKept() {
  const [kept, setKept] = useState([]);
  useEffect(() => {
    try {
      const found = JSON.parse(localStorage.getItem(place) ?? '[]');
      if (Array.isArray(found)) setKept(found.filter((id) => typeof id === 'string'));
    } catch {
      // Nothing was kept, or it can not be read.
    }
  }, []);
  const toggle = useCallback((id) => {
    setKept((before) => {
      const next = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
      try {
        localStorage.setItem(place, JSON.stringify(next));
      } catch {
        // Then it is kept for this visit.
      }
      return next;
    });
  }, []);
  return [kept, toggle];
}
