import { money } from '../page/words.js';
import { sumOf } from '../state/basket.js';
import { Lines, NotKept } from './Lines.jsx';
import { useBasket } from './useBasket.js';

/** What is ordered, with delivery and total. */
export function Summary({ delivery, empty }) {
  const lines = useBasket();
  if (lines.length === 0)
    return (
      <div className="empty">
        <p>{empty}</p>
        <NotKept />
        <a className="quiet-button" href="shop.html">
          Continue shopping
        </a>
      </div>
    );
  return (
    <>
      <Lines lines={lines} />
      <p className="sum">
        <span>{delivery.name}</span>
        <strong>{money(delivery.price)}</strong>
      </p>
      <p className="sum sum-all">
        <span>Total</span>
        <strong>{money(sumOf(lines) + delivery.price)}</strong>
      </p>
    </>
  );
}
