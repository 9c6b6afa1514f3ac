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
      role={role}
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
      <div className="p-5 sm:p-6">
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
        {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
      </div>
    </dialog>
  );
}
