import { readStored, writeStored } from '../lib/storage';
import type { ContactApi } from './api';

const key = 'halyard-messages';

/** Keeps messages in this browser, so that the form can be tried. Nothing is sent anywhere. */
export function createLocalApi(): ContactApi {
  return {
    async send(message) {
      const kept: unknown = JSON.parse(readStored(key) ?? '[]');
      const list = Array.isArray(kept) ? kept : [];
      if (!writeStored(key, JSON.stringify([...list, message].slice(-20))))
        throw new Error('This browser keeps nothing. Write to us by mail instead.');
    },
  };
}
