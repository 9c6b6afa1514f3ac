import { money } from '../page/words.js';
import { keyOf, most, setCount } from '../state/basket.js';
import { useIsKept } from './useBasket.js';

/** The lines of the basket; with `remove` they can be changed. */
export function Lines({ lines, remove = null }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={keyOf(line)} className="line">
          <span className="line-picture">
            <img src={line.picture} alt="" loading="lazy" />
          </span>
          <div className="line-words">
            <a href={`${line.product}.html?colour=${encodeURIComponent(line.colour)}`}>{line.name}</a>
            <span className="line-colour">
              {line.colour}, {line.size}
              {remove ? '' : ` × ${line.count}`}
            </span>
            {remove ? <Counter line={line} remove={remove} /> : null}
          </div>
          <strong className="line-price">{money(line.price * line.count)}</strong>
        </li>
      ))}
    </ul>
  );
}

function Counter({ line, remove }) {
  const words = `${line.name}, ${line.colour}, ${line.size}`;
  return (
    <div className="counter">
      <button type="button" aria-label={`One less: ${words}`} disabled={line.count === 1} onClick={() => setCount(line, line.count - 1)}>
        −
      </button>
      <span aria-live="polite">{line.count}</span>
      <button type="button" aria-label={`One more: ${words}`} disabled={line.count === most} onClick={() => setCount(line, line.count + 1)}>
        +
      </button>
      <button type="button" className="plain-button" aria-label={`Remove: ${words}`} onClick={() => remove(line)}>
        Remove
      </button>
    </div>
  );
}

/** Without storage the next page begins with an empty basket: better said than found out. */
export function NotKept() {
  return useIsKept() ? null : <p className="small">This browser stores nothing here, so the basket lasts until you leave the page.</p>;
}
