import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button.tsx';

type Props = {
  open: boolean;
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** `alertdialog` for a question that must be answered: no close button, no press outside. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, in the order they are read. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A modal window on the browser's own `<dialog>`: focus stays inside, Escape closes, the rest of the page is inert,
 * focus returns to where it was.
 */
export function Dialog({ open, onClose, title, description, role = 'dialog', footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside is a convenience, Escape does the same
    <dialog
      ref={ref}
      // The element is one of its own accord.
      role={role === 'dialog' ? undefined : role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (role === 'dialog' && event.target === ref.current) onClose();
      }}
    >
      <div className={footer ? 'px-5 pt-5 sm:px-6 sm:pt-6' : 'p-5 sm:p-6'}>
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="font-display text-title font-bold">
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-ink-soft">
            {description}
          </p>
        )}
        {children && <div className="mt-4">{children}</div>}
        {footer && (
          // In sight however long the form is.
          <div className="sticky bottom-0 -mx-5 mt-3 flex flex-wrap justify-end gap-3 bg-surface px-5 pt-3 pb-5 shadow-[0_-8px_8px_-2px_var(--color-surface)] sm:-mx-6 sm:px-6 sm:pb-6">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
