import { browserStorage, createBox } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import type { SchoolApi } from './api.ts';
import { type Behaviour, localApi } from './local.ts';

/** How the demo's school behaves; of no use once a real API answers. */
export const behaviour = createStore<Behaviour>('normal');

/** THE PLUG: put `httpApi('https://api.example.org')` here (from ./http.ts) and the school is real. */
export const api: SchoolApi = localApi(createBox('dogear:', browserStorage()), behaviour.get);
