import type { ToastOptions } from './toast.ts';

const KEY = 'plinth:toasts';
/** How long the next page may take to come, on the slowest line. */
const CARRIED_FOR_MS = 60_000;

/** Whether the page before has left notifications for this one. */
export function carriesToasts(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps notifications for the next page of this tab. */
export function carryToasts(toasts: ToastOptions[]): void {
  if (toasts.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ until: Date.now() + CARRIED_FOR_MS, toasts }));
  } catch {
    // Storage is blocked: they end with their page.
  }
}

/** Takes what the page before has left; nothing where that was a while ago. */
export function takeCarriedToasts(): ToastOptions[] {
  try {
    const { until, toasts } = JSON.parse(sessionStorage.getItem(KEY) ?? '{"until":0,"toasts":[]}');
    sessionStorage.removeItem(KEY);
    return until > Date.now() ? toasts : [];
  } catch {
    return [];
  }
}
