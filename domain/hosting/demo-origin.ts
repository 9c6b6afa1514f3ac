import { type AddressPattern, addressOf, hasHosts } from './address-pattern.ts';

/** What of ours is shown running: a live demo of a template, or the preview of a product. */
export type DemoKind = 'demo' | 'preview';

/**
 * The origin of one demo or preview, `http://demo--pizza-world.localhost:3000`. One label, as sites have, so that a
 * wildcard certificate fits. No site takes it: a name has no two hyphens in a row, and the label of a deployment in front of
 * them is longer. Null where sites have no hosts, and for an id that is no part of a host's name.
 */
export function demoOrigin(sites: AddressPattern, kind: DemoKind, id: string): string | null {
  if (!hasHosts(sites) || !isDemoId(id)) return null;
  return addressOf(sites, id, kind).slice(0, -1);
}

/** What the label of a host names, if it is one of these; `null` for the label of a site. */
export function readDemoLabel(label: string): { kind: DemoKind; id: string } | null {
  const [, kind, id = ''] = /^(demo|preview)--(.+)$/.exec(label) ?? [];
  return kind && isDemoId(id) ? { kind: kind as DemoKind, id } : null;
}

function isDemoId(id: string): boolean {
  return id.length <= 50 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
}
