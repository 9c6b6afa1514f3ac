import { useEffect, useRef, useState } from 'react';
import { money } from '../page/words.js';
import { countOf, remove, sumOf } from '../state/basket.js';
import { Lines, NotKept } from './Lines.jsx';
import { useBasket } from './useBasket.js';

/** The basket, at the side of every page. `onOpen` is given what opens it; `words` are the page's own. */
export function Drawer({ onOpen, words }) {
  const dialog = useRef(null);
  const lines = useBasket();
  const [isOpen, setOpen] = useState(false);
  const [undo, setUndo] = useState(null);

  useEffect(() => {
    onOpen(() => {
      setOpen(true);
      if (!dialog.current.open) dialog.current.showModal();
    });
  }, [onOpen]);

  const close = () => dialog.current.close();
  const takeOut = (line) => setUndo({ back: remove(line), name: line.name });
  const putBack = () => {
    undo.back();
    setUndo(null);
  };
  return (
    // A click beside the drawer lands on the dialog itself.
    <dialog ref={dialog} className="drawer" aria-labelledby="drawer-title" onClose={() => setOpen(false)} onClick={(event) => event.target === event.currentTarget && close()}>
      <div className="drawer-in">
        <div className="drawer-head">
          <h2 id="drawer-title">Basket</h2>
          <button type="button" className="plain-button" onClick={close}>
            Close
          </button>
        </div>
        <div role="status">{undo ? <p className="drawer-said">{undo.name} was removed.</p> : null}</div>
        {undo ? (
          <button type="button" className="quiet-button drawer-undo" onClick={putBack}>
            Undo
          </button>
        ) : null}
        <NotKept />
        {isOpen && lines.length === 0 ? (
          <div className="empty">
            <p>{words.empty}</p>
            <a className="quiet-button" href="shop.html" onClick={close}>
              Continue shopping
            </a>
          </div>
        ) : null}
        {isOpen && lines.length > 0 ? (
          <>
            <Lines lines={lines} remove={takeOut} />
            <div className="drawer-foot">
              <p className="sum">
                <span>Subtotal ({countOf(lines)})</span>
                <strong>{money(sumOf(lines))}</strong>
              </p>
              <a className="main-button" href="checkout.html">
                Checkout
              </a>
              <p className="small">{words.note}</p>
            </div>
          </>
        ) : null}
      </div>
    </dialog>
  );
}
