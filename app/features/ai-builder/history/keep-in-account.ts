import type { SupabaseClient } from '@supabase/supabase-js';
import { randomId } from '../../../lib/random-id.ts';
import { keepSteps, readTimes } from './account-chats.ts';
import type { Session } from './session-store.ts';

/**
 * Keeps a session's steps in the account, each once. Where another browser has gone on with the same chat in another way,
 * `keep` goes on under another name, so that nothing of either is lost, and resolves with that name.
 */
export function openKeeper(client: SupabaseClient) {
  const kept = new Map<string, Set<number>>();

  async function known({ id, history }: Session): Promise<Set<number> | null> {
    const found = kept.get(id);
    if (found) return found;
    const times = await readTimes(client, id);
    const isOther = history.steps.some((step) => (times.get(step.id) ?? step.at) !== step.at);
    return isOther ? null : new Set(times.keys());
  }

  return {
    async keep(session: Session): Promise<string> {
      if (session.history.steps.length === 0) return session.id;
      let id = session.id || randomId();
      const before = await known({ ...session, id });
      if (!before || !(await keepSteps(client, { ...session, id }, before))) {
        id = randomId();
        await keepSteps(client, { ...session, id }, new Set());
      }
      kept.set(id, new Set(session.history.steps.map((step) => step.id)));
      return id;
    },
  };
}
