import { useSyncExternalStore } from 'react';
import { basketNow, isKeptNow, onBasket } from '../state/basket.js';

/** The lines of the basket, as they are now. */
export const useBasket = () => useSyncExternalStore(onBasket, basketNow);
/** Whether the browser keeps them. */
export const useIsKept = () => useSyncExternalStore(onBasket, isKeptNow);
