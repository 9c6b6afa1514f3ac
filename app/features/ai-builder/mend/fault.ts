/** What is wrong with a page that runs: said by its scripts, found missing, kept from it, or found by axe. */
export type Fault =
  | { kind: 'error'; text: string }
  /** A file that the page names and does not have. */
  | { kind: 'missing'; address: string }
  /** Something of another host, while the network is off. Not a fault of the page. */
  | { kind: 'kept'; address: string }
  | {
      kind: 'axe';
      /** As axe names it, such as `image-alt`. */
      rule: string;
      help: string;
      /** The element's opening tag, or all of it, as the browser writes it. */
      html: string;
      /** A selector that leads to it. */
      target: string;
      colours: Colours | null;
    };

/** Text on ground, as `#rrggbb`, and the contrast it should have. */
export type Colours = { text: string; ground: string; needed: number };

/** More than this of a kind helps nobody. */
const MAX_FAULTS = 40;
const MAX_TEXT = 400;

/** Reads what a preview says is wrong. The page inside may say anything: only texts of some length are taken. */
export function readFault(value: unknown): Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  const told = value as Record<string, unknown>;
  const text = (key: string) => (typeof told[key] === 'string' ? told[key].slice(0, MAX_TEXT) : '');
  if (told.kind === 'error') return text('text') ? { kind: 'error', text: text('text') } : null;
  if (told.kind === 'kept' || told.kind === 'missing')
    return text('address') ? { kind: told.kind, address: text('address') } : null;
  if (told.kind !== 'axe' || !text('rule')) return null;
  return {
    kind: 'axe',
    rule: text('rule'),
    help: text('help'),
    html: text('html'),
    target: text('target'),
    colours: readColours(told.colours),
  };
}

function readColours(value: unknown): Colours | null {
  const { text, ground, needed } = (value ?? {}) as Record<string, unknown>;
  const isColour = (one: unknown): one is string => typeof one === 'string' && /^#[0-9a-f]{6}$/i.test(one);
  return isColour(text) && isColour(ground) && typeof needed === 'number' ? { text, ground, needed } : null;
}

/** A fault in a line, for people and for models. */
export function describeFault(fault: Fault): string {
  if (fault.kind === 'error') return fault.text;
  if (fault.kind === 'missing') return `Not there: ${fault.address}`;
  if (fault.kind === 'kept') return `Kept from reaching ${fault.address}`;
  const where = fault.html
    ? ` — ${fault.html.length > 120 ? `${fault.html.slice(0, 119)}…` : fault.html}`
    : '';
  return `${fault.help}${where}`;
}

/** The same fault said twice is one. */
export function withFault(faults: readonly Fault[], fault: Fault): readonly Fault[] {
  const key = JSON.stringify(fault);
  if (faults.length >= MAX_FAULTS || faults.some((one) => JSON.stringify(one) === key)) return faults;
  return [...faults, fault];
}

/** Those the page itself is to blame for. */
export function ownFaults(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ kind }) => kind !== 'kept');
}
