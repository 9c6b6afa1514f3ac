import type { SlotType } from '../../../../domain/contract/contract.ts';
import type { Where } from '../where.ts';

/** Scroll of a page, in CSS pixels from its top. */
type Scroll = number;

/** What the page that is shown is told. */
export type ToPage =
  | { page: { html: string; scroll: Scroll; hash: string } }
  /** A value that is shown at once, before the page is made anew. `id` comes back with what became of it. */
  | { patch: { id: number; where: Where; type: SlotType; value: string; before: string } }
  /** Custom properties of the look. */
  | { look: [name: string, value: string][] }
  /** Shows where a slot stands. */
  | { mark: Where }
  /** Whether a press on a link follows it, or chooses the text. */
  | { follow: boolean }
  /** A picture that a script of the page has asked for. */
  | { asset: { path: string; address: string | null } };

/** What a page says. It may be anything: whatever runs there can send it. */
export type FromPage =
  | { kind: 'stage' | 'lost' | 'ready' }
  | { kind: 'picked'; where: Where }
  | { kind: 'go'; address: string }
  | { kind: 'scrolled'; to: Scroll }
  | { kind: 'patched'; id: number; isWhole: boolean }
  | { kind: 'asset'; path: string };

const MOST = 300;
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST;
const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** Reads a message of a page; null for what is none. Names of slots are only shaped like some: whoever uses them looks for them. */
export function readMessage(data: unknown): FromPage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { customiser: kind, where, address, to, id, isWhole, path } = data as Record<string, unknown>;
  if (kind === 'stage' || kind === 'lost' || kind === 'ready') return { kind };
  if (kind === 'go' && isShort(address)) return { kind, address };
  if (kind === 'scrolled' && isCount(to)) return { kind, to };
  if (kind === 'patched' && isCount(id)) return { kind, id, isWhole: isWhole === true };
  if (kind === 'asset' && isShort(path)) return { kind, path };
  const read = kind === 'picked' ? readWhere(where) : null;
  return read && { kind: 'picked', where: read };
}

function readWhere(value: unknown): Where | null {
  if (typeof value !== 'object' || value === null) return null;
  const { slot, items } = value as Record<string, unknown>;
  if (!isShort(slot) || !Array.isArray(items) || items.length > 4) return null;
  const steps: Where['items'] = [];
  for (const step of items as unknown[]) {
    if (!Array.isArray(step) || !isShort(step[0]) || !Number.isInteger(step[1]) || step[1] < 0) return null;
    steps.push([step[0], step[1]]);
  }
  return { slot, items: steps };
}
