import { LRUCache } from 'lru-cache';

/** A map of byte arrays that forgets what was used longest ago when it would hold more than `mostBytes`. */
export class RecentlyUsed<Value extends { size: number }> extends LRUCache<string, Value> {
  constructor(mostBytes: number) {
    // An entry without bytes counts as one: the library takes no size of nothing.
    super({ maxSize: mostBytes, sizeCalculation: ({ size }) => Math.max(size, 1) });
  }
}
