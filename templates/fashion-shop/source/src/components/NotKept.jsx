import { useIsKept } from '../state/basket.js';

/** Without storage the next page begins with an empty basket: better said than found out. */
export function NotKept() {
  if (useIsKept()) return null;
  return <p className="small">This browser stores nothing here, so the basket lasts until you leave the page.</p>;
}
