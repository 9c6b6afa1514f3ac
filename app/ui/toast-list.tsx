import { CircleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { iconButtonClass } from './icon-button.tsx';
import { dismissToast, type Toast } from './toast.ts';

const DEFAULT_DURATION_MS = 5000;

/** The notifications, newest at the bottom. Timers pause while one is hovered or focused. */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  function onFocus(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget as HTMLElement;
    setFocused(true);
  }
  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }
  /** Focus must not fall into nothing when the button it is on goes away. */
  function close(id: number) {
    dismissToast(id);
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  }

  return (
    <ol
      className="flex flex-col gap-3"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} paused={pointed || focused} onClose={() => close(toast.id)} />
      ))}
    </ol>
  );
}

type ItemProps = { toast: Toast; paused: boolean; onClose: () => void };

function ToastItem({ toast, paused, onClose }: ItemProps) {
  const { id, title, description, variant, duration = DEFAULT_DURATION_MS } = toast;
  const destructive = variant === 'destructive';
  const remaining = useRef(duration);

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused, id]);

  return (
    <li
      className={cx(
        'toast flex items-start gap-3 rounded-md border border-b-4 bg-surface py-3 pr-2 pl-4 text-ink',
        destructive ? 'border-danger-text' : 'border-edge border-b-ink',
      )}
    >
      {destructive && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-text" />}
      <div className="min-w-0 flex-1 break-words">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-[0.9375rem] text-ink-soft">{description}</p>}
      </div>
      <button type="button" aria-label="Close toast" onClick={onClose} className={iconButtonClass('-my-1.5')}>
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
