import { browserStorage, createBox } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import type { BoardApi } from './api.ts';
import { type Behaviour, localApi } from './local.ts';

/** How the demo's board behaves; of no use once a real API answers. */
export const behaviour = createStore<Behaviour>('normal');

/** THE PLUG: put `httpApi('https://api.example.org')` here (from ./http.ts) and the board is real. */
export const api: BoardApi = localApi(createBox('footrule:', browserStorage()), behaviour.get);
