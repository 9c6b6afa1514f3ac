import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './Icon';

interface Props {
  title: string;
  /** Small words above the title. */
  over?: string;
  onClose(): void;
  children: ReactNode;
  /** What stays at the foot while the content scrolls. */
  foot?: ReactNode;
}

/** A sheet from the side over the page. Escape, its button and a click beside it close it; the focus goes back. */
export function Drawer({ title, over, onClose, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // The title is read first, and Tab begins at the top.
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="drawer p-0"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="flex h-full flex-col">
        <header className="flex items-start gap-4 border-b border-line px-5 pt-5 pb-4">
          <div className="min-w-0 flex-1">
            {over ? <p className="eyebrow">{over}</p> : null}
            <h2 ref={heading} tabIndex={-1} className="text-2xl">
              {title}
            </h2>
          </div>
          <button type="button" className="btn btn-small px-2" onClick={onClose} aria-label="Close">
            <Icon name="close" />
          </button>
        </header>
        <div className="flex-1 overflow-y-auto px-5 py-5">{children}</div>
        {foot ? (
          <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3">{foot}</footer>
        ) : null}
      </div>
    </dialog>
  );
}
