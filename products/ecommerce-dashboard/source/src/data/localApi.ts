import { readStored, writeStored } from '../lib/storage';
import type { StoreApi } from './api';
import { applyChange } from './changes';
import { makeSample, sampleNow } from './sample/store';
import type { Change } from './types';

const key = 'lota-console-changes-1';

/** Sample data in the browser: a fixed store, and the list of what was changed since, played over it. */
export function createLocalApi(): StoreApi {
  let changes = readChanges();
  return {
    load: async () => changes.reduce(applyChange, makeSample()),
    async commit(change) {
      changes = [...changes, change];
      writeStored(key, JSON.stringify(changes));
    },
    now: () => sampleNow,
    reset() {
      changes = [];
      writeStored(key, null);
    },
  };
}

/** What an earlier visit left; nothing when it can not be read. */
function readChanges(): Change[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isChange) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'puts' in value && 'removes' in value;
}
