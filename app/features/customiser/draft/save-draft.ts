import { randomId } from '../../../lib/random-id.ts';
import type { Values } from '../schema.ts';
import { NO_STEPS, withStep } from '../values/steps.ts';
import { keepDraft, loadDraft } from './draft-store.ts';

/**
 * Hands values over to the customiser: they are the newest step of the template's draft in this browser, so that what was there
 * before comes back by undo. Navigate to `/template/{template}/customize` once it has resolved. Rejects where this browser keeps
 * nothing.
 */
export async function saveDraft(template: string, version: string, values: Values): Promise<void> {
  for (;;) {
    const before = (await loadDraft(template))?.draft;
    const isKept = await keepDraft(
      {
        template,
        version,
        steps: withStep(before?.steps ?? NO_STEPS, values, false),
        site: before?.site ?? null,
        revision: randomId(),
      },
      before?.revision ?? null,
    );
    if (isKept) return;
  }
}
