/** One message for the notification area. */
export type ToastOptions = {
  title: string;
  description?: string;
  /** `destructive` for failures: shown in red and spoken at once. */
  variant?: 'default' | 'destructive';
  /** Milliseconds until it leaves by itself; 5000 unless given. It waits while pointed at or focused. */
  duration?: number;
};

type Sink = (options: ToastOptions) => void;

let sink: Sink | undefined;
let wake: (() => void) | undefined;
const waiting: ToastOptions[] = [];

/** Shows a notification. Callable from anywhere in the browser, also before the notification area has loaded. */
export function toast(options: ToastOptions): void {
  if (sink) {
    sink(options);
  } else {
    waiting.push(options);
    wake?.();
  }
}

/** For the notification area: takes what has been waiting and all that follows. Returns the undo. */
export function receiveToasts(receive: Sink): () => void {
  sink = receive;
  for (const options of waiting.splice(0)) receive(options);
  return () => {
    sink = undefined;
  };
}

/** For whoever mounts the notification area lazily: told when the first notification waits. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = undefined;
  };
}
