import { useEffect, useRef, useState } from 'react';
import { cloths } from '../cloth/cloths.js';
import { byId, pounds } from '../data/garments.js';
import { Flat } from '../garments/Flat.jsx';
import { countOf, keyOf, remove, setCount, sumOf, useBasket } from '../state/basket.js';
import { NotKept } from './NotKept.jsx';
import { Swatch } from './Swatch.jsx';

/** The basket, at the side of every page. */
export function Drawer({ isOpen, close }) {
  const dialog = useRef(null);
  const lines = useBasket();
  const [undo, setUndo] = useState(null);

  useEffect(() => {
    if (isOpen && !dialog.current.open) dialog.current.showModal();
    if (!isOpen && dialog.current.open) dialog.current.close();
  }, [isOpen]);

  const takeOut = (line) => {
    const back = remove(line);
    setUndo({ back, name: byId[line.garment].name });
  };
  const putBack = () => {
    undo.back();
    setUndo(null);
  };

  return (
    // A click beside the drawer lands on the dialog itself.
    <dialog ref={dialog} className="drawer" aria-labelledby="drawer-title" onClose={close} onClick={(event) => event.target === event.currentTarget && close()}>
      <div className="drawer-in">
        <div className="drawer-head">
          <h2 id="drawer-title">Basket</h2>
          <button type="button" className="plain-button" onClick={close}>
            Close
          </button>
        </div>
        <div role="status" className="drawer-said">
          {undo ? <p>{undo.name} is out of the basket.</p> : null}
        </div>
        {undo ? (
          <button type="button" className="quiet-button drawer-undo" onClick={putBack}>
            Put it back
          </button>
        ) : null}
        <NotKept />
        {!isOpen ? null : lines.length === 0 ? <EmptyBasket close={close} /> : <Lines lines={lines} takeOut={takeOut} />}
        {isOpen && lines.length > 0 ? (
          <div className="drawer-foot">
            <p className="sum">
              <span>
                {countOf(lines)} {countOf(lines) === 1 ? 'piece' : 'pieces'}
              </span>
              <strong>{pounds(sumOf(lines))}</strong>
            </p>
            <a className="main-button" href="checkout.html">
              Go to the order
            </a>
            <p className="small">Postage comes next. Mending is included for as long as there is something to mend.</p>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

function EmptyBasket({ close }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 200 150" aria-hidden="true" focusable="false">
        <path d="M100 20c0-10 14-10 14 0 0 8-14 8-14 20v8L24 96c-8 6-4 16 6 16h140c10 0 14-10 6-16l-76-48" fill="none" stroke="currentColor" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
      <p>An empty hanger. It holds its shape very well.</p>
      <a className="quiet-button" href="shop.html" onClick={close}>
        Look through the garments
      </a>
    </div>
  );
}

function Lines({ lines, takeOut }) {
  return (
    <ul className="lines">
      {lines.map((line) => {
        const garment = byId[line.garment];
        const words = `${garment.name}, ${cloths[line.cloth].name}, size ${line.size}`;
        return (
          <li key={keyOf(line)} className="line">
            <div className="line-picture">
              <Flat garment={garment.id} cloth={line.cloth} plain />
            </div>
            <div className="line-words">
              <a href={`${garment.id}.html?cloth=${line.cloth}`}>{garment.name}</a>
              <span className="line-cloth">
                <Swatch cloth={line.cloth} w={20} h={20} /> {cloths[line.cloth].name}, {line.size}
              </span>
              <div className="counter">
                <button type="button" aria-label={`One less: ${words}`} disabled={line.count === 1} onClick={() => setCount(line, line.count - 1)}>
                  −
                </button>
                <span aria-live="polite">{line.count}</span>
                <button type="button" aria-label={`One more: ${words}`} disabled={line.count === 9} onClick={() => setCount(line, line.count + 1)}>
                  +
                </button>
                <button type="button" className="plain-button" aria-label={`Take out: ${words}`} onClick={() => takeOut(line)}>
                  Take out
                </button>
              </div>
            </div>
            <strong className="line-price">{pounds(garment.price * line.count)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
