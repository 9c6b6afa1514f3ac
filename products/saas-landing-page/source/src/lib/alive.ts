import { useEffect, useState } from 'react';

/** False while a page is as it was prerendered; what needs the browser waits for true. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
