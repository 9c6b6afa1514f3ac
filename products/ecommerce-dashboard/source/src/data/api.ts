import { createLocalApi } from './localApi';
import type { Change, Store } from './types';

/**
 * Where the console's records live. Write this interface for your own server (docs/data.md shows how) and put it in
 * place of the local one below: nothing else in the console knows where data comes from.
 */
export interface StoreApi {
  /** All records. Rejects when they can not be had; the console then offers to try again. */
  load(): Promise<Store>;
  /** Keeps a change that is already on screen. Rejects to have it taken back, with words for the person. */
  commit(change: Change): Promise<void>;
  /** The moment that counts as now. */
  now(): string;
  /** Forgets all changes. Only the local sample data has this. */
  reset?(): void;
}

export const api: StoreApi = createLocalApi();
