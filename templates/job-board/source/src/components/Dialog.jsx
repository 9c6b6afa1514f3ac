import { useEffect, useRef } from 'react';

export function Dialog({ isOpen, close, title, children }) {
  const dialog = useRef(null);
  useEffect(() => {
    if (isOpen && !dialog.current.open) dialog.current.showModal();
    if (!isOpen && dialog.current.open) dialog.current.close();
  }, [isOpen]);
  return (
    // A click beside the content lands on the dialog itself.
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={close} onClick={(event) => event.target === event.currentTarget && close()}>
      {isOpen ? (
        <div className="dialog-in">
          <div className="dialog-head">
            <h2>{title}</h2>
            <button type="button" className="link-button" onClick={close}>
              Close
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
