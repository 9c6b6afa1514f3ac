import { createLocalApi } from './localApi';
import type { Message } from './message';

/** Where messages of the contact form go. Write this for your own server (docs/data.md) and put it in below. */
export interface ContactApi {
  /** Takes a message that has no faults. Rejects with words for the person when it could not. */
  send(message: Message): Promise<void>;
}

export const api: ContactApi = createLocalApi();
