import { demoNow, type Moment, now } from '../lib/day.ts';
import { createStore } from '../lib/store.ts';
import { api } from './index.ts';
import { sample } from './sample.ts';
import { type House, Refusal, type Reason } from './types.ts';

interface State {
  /** What the pages were built with, what the house said, or that it could not be asked. */
  status: 'built' | 'ready' | 'failed';
  now: Moment;
  house: House;
}

/** Everything the pages show of the state of the house. Until it has answered, that of the build. */
export const house = createStore<State>({
  status: 'built',
  now: demoNow ?? { day: '2026-11-24', minute: 0 },
  house: sample,
});

/** Asks the house again. */
export async function load(): Promise<void> {
  try {
    const read = await api.read();
    house.set(() => ({ status: 'ready', now: now(), house: read }));
  } catch {
    house.set((state) => ({ ...state, status: 'failed' }));
  }
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; reason: Reason | 'failed' };

/** Does something at the house and shows the new state; a refusal becomes a value. */
export async function ask<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    const value = await work();
    await load();
    return { ok: true, value };
  } catch (error) {
    await load();
    return { ok: false, reason: error instanceof Refusal ? error.reason : 'failed' };
  }
}
