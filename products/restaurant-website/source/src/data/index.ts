import { browserStorage, createBox } from '../lib/box.ts';
import { chance } from '../lib/code.ts';
import { now } from '../lib/day.ts';
import type { HouseApi } from './api.ts';
import { localApi } from './local.ts';

/** THE PLUG: put your own implementation of `HouseApi` here and the house is real. */
export const api: HouseApi = localApi(createBox('avulsa:', browserStorage()), { now, random: chance });
