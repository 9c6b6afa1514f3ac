/** One message for the notification area. */
export type ToastOptions = {
  title: string;
  description?: string;
  /** `destructive` for failures: shown in red. */
  variant?: 'default' | 'destructive';
  /** Milliseconds until it leaves by itself; 5000 unless given. It waits while pointed at or focused. */
  duration?: number;
  /** Says that the page is being left: the next one does not repeat it. */
  endsWithPage?: boolean;
};

export type Toast = ToastOptions & { id: number };

/** More than three at once are not read. */
const MOST_SHOWN = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notification. Callable from anywhere in the browser. Returns its id, for `dismissToast`. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  publish([...toasts, { ...options, id: lastId }].slice(-MOST_SHOWN));
  return lastId;
}

/** Takes a notification away, also before its time; one that has gone does not matter. */
export function dismissToast(id: number): void {
  publish(toasts.filter((shown) => shown.id !== id));
}

/** The notifications on show, oldest first. For the notification area. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
