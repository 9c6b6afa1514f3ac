import { Toast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { cx } from '../lib/cx.ts';
import { iconButtonClass } from './icon-button.tsx';
import { receiveToasts, type ToastOptions } from './toast.ts';

const DEFAULT_DURATION_MS = 5000;
const manager = Toast.createToastManager<Pick<ToastOptions, 'variant'>>();

/** The notification area. Loaded when the page is idle or at the first notification, whichever is earlier. */
export default function ToastArea() {
  useEffect(
    () =>
      receiveToasts(({ title, description, variant = 'default', duration = DEFAULT_DURATION_MS }) => {
        manager.add({
          title,
          description,
          timeout: duration,
          priority: variant === 'destructive' ? 'high' : 'low',
          data: { variant },
        });
      }),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport
        aria-label="Notifications"
        className="fixed right-4 bottom-4 left-4 z-50 flex flex-col-reverse gap-3 sm:left-auto sm:w-92"
      >
        <ToastList />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Pick<ToastOptions, 'variant'>>();
  return toasts.map((item) => {
    const destructive = item.data?.variant === 'destructive';
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        swipeDirection={['right', 'down']}
        className={cx(
          'rounded-md border border-b-4 bg-surface text-ink transition-[opacity,translate] duration-200 ease-settle data-limited:hidden',
          'data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
          destructive ? 'border-danger-text' : 'border-edge border-b-ink',
        )}
      >
        <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
          {destructive && (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-text" />
          )}
          <div className="min-w-0 flex-1 break-words">
            <Toast.Title className="font-semibold" render={<p />} />
            <Toast.Description className="text-[0.9375rem] text-ink-soft" />
          </div>
          <Toast.Close aria-label="Close toast" className={iconButtonClass('-my-1.5')}>
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
