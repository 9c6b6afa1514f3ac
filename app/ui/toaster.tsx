import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { onFirstToast } from './toast.ts';

/** Mounts the notification area without making any page wait for its code. Place it once, in the root. */
export function Toaster() {
  const [Area, setArea] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('./toast-area.tsx').then(
        (module) => setArea(() => module.default),
        (error: unknown) => console.error('Notifications could not be loaded.', error),
      );
    };
    const cancelIdle = whenIdle(load);
    const stopListening = onFirstToast(load);
    return () => {
      cancelIdle();
      stopListening();
    };
  }, []);
  return Area ? <Area /> : null;
}
